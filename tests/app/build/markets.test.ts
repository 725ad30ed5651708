import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markets } from '../../../app/build/markets.ts';

const { resolveId, load } = markets();
const countries = readdirSync(new URL('../../../markets/', import.meta.url))
  .filter((name) => /^[a-z]{2}\.ts$/.test(name))
  .map((name) => name.slice(0, 2).toUpperCase());

test('each market has a module of its own, loaded only when it is asked for', () => {
  const index = sourceOf('virtual:markets');
  for (const country of countries) {
    expect(index).toContain(`${country}: () => import(`);
    const source = sourceOf(`virtual:market/${country}`);
    expect(source).toContain(`/markets/${country.toLowerCase()}.ts"`);
    expect(source).toContain(`"countries":{"${country}":`);
  }
  expect(index).not.toContain('"countries"');
});

test('a country without numbering data stops the build', () => {
  expect(() => sourceOf('virtual:market/ZZ')).toThrow('no numbering data for ZZ');
});

test('other modules are left to others', () => {
  expect(call(resolveId, 'react')).toBeNull();
  expect(call(load, '\0other')).toBeNull();
});

function sourceOf(id: string): string {
  return String(call(load, String(call(resolveId, id))));
}

/** The bundler's hooks as it calls them. */
function call(hook: unknown, id: string): unknown {
  expect(hook).toBeInstanceOf(Function);
  return hook instanceof Function ? hook(id) : undefined;
}
