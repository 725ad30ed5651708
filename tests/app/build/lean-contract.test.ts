import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#schemas';
import { lean } from '../../../app/build/lean-contract.ts';

const folder = new URL('../../../schemas/endpoints/', import.meta.url);
const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));

test('the browser gets no summary of a call, nor what it may be refused for, nor what it takes', () => {
  const text = sources.map(lean).join('\n');
  const all = Object.values(endpoints) satisfies Endpoint[];
  expect(all.length).toBeGreaterThan(50);
  for (const { summary } of all) {
    expect(summary).not.toBe('');
    expect(text).not.toContain(summary);
  }
  // A comment may say what a declaration looks like.
  expect(text).not.toMatch(/^ *refusals: \[\s*'/m);
  expect(text).not.toMatch(/^ {2}(?:params|query|body)(?:: .*[{,]$|,$)/m);
});

test('nothing else of the contract is left out or changed', () => {
  for (const source of sources) {
    const kept = stripTypeScriptTypes(lean(source)).split('\n');
    const others = stripTypeScriptTypes(source).replace(documentation, '').split('\n');
    expect(kept.filter((line) => line !== "  summary: '',")).toEqual(others);
  }
});

/** The summary of a call, what it takes and what it may be refused for, each up to the next member. */
const documentation =
  /^ {2}(?:summary:\s+.+|(?:params|query|body)(?:: .+)?|(?:params|query|body): [\s\S]*?\n {2}\}.*|refusals: \[[\s\S]*?\]),\n(?= {2}[^\s\]]|\})/gm;
