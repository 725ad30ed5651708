import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markets } from '../../../app/build/markets.ts';

const { resolveId, load } = markets();
const warnings: string[] = [];
const bundler = { warn: (text: string) => warnings.push(text) };
const countries = readdirSync(new URL('../../../markets/', import.meta.url))
  .filter((name) => /^[a-z]{2}\.ts$/.test(name))
  .map((name) => name.slice(0, 2).toUpperCase());

test('each market has a module of its own, loaded only when it is asked for', async () => {
  const index = await sourceOf('virtual:markets');
  for (const country of countries) {
    expect(index).toContain(`${country}: () => import(`);
    const source = await sourceOf(`virtual:market/${country}`);
    expect(source).toContain(`"country":"${country}"`);
    expect(source).toContain(`"countries":{"${country}":`);
  }
  expect(index).not.toContain('"countries"');
});

test('a file that cannot be read is left empty, and the build says so', async () => {
  expect(await sourceOf('virtual:market/AC')).toBe('export {};');
  expect(warnings).toEqual([expect.stringContaining('the market AC cannot be read')]);
});

test('other modules are left to others', () => {
  expect(call(resolveId, 'react')).toBeNull();
  expect(call(load, '\0other')).toBeNull();
});

async function sourceOf(id: string): Promise<string> {
  return String(await call(load, String(call(resolveId, id))));
}

/** The bundler's hooks as it calls them. */
function call(hook: unknown, id: string): unknown {
  expect(hook).toBeInstanceOf(Function);
  return hook instanceof Function ? hook.call(bundler, id) : undefined;
}
