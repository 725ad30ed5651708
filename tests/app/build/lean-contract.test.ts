import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#schemas';
import { lean } from '../../../app/build/lean-contract.ts';

const folder = new URL('../../../schemas/endpoints/', import.meta.url);
const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));

test('the browser gets no summary of a call, nor what it may be refused for', () => {
  const text = sources.map(lean).join('\n');
  const all = Object.values(endpoints) satisfies Endpoint[];
  expect(all.length).toBeGreaterThan(50);
  for (const { summary } of all) {
    expect(summary).not.toBe('');
    expect(text).not.toContain(summary);
  }
  expect(text).not.toMatch(/refusals: \[\s*'/);
});

test('everything else of the contract stays as it was written', () => {
  for (const source of sources) {
    const kept = stripTypeScriptTypes(lean(source)).split('\n');
    const lines = new Set(stripTypeScriptTypes(source).split('\n'));
    expect(kept.filter((line) => !lines.has(line) && line.trim() !== "summary: '',")).toEqual([]);
  }
});
