import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phoneMetadata } from '../../../app/build/phone-metadata.ts';

const { resolveId, load } = phoneMetadata();
const countries = readdirSync(new URL('../../../markets/', import.meta.url))
  .filter((name) => /^[a-z]{2}\.ts$/.test(name))
  .map((name) => name.slice(0, 2).toUpperCase());

test('each market has a module of its own, loaded only when it is asked for', () => {
  const index = sourceOf('virtual:phone-metadata');
  for (const country of countries) {
    expect(index).toContain(`${country}: async () => (await import(`);
    expect(sourceOf(`virtual:phone-metadata/${country}`)).toContain(`"countries":{"${country}":`);
  }
  expect(index).not.toContain('"countries"');
});

test('a country without numbering data stops the build', () => {
  expect(() => sourceOf('virtual:phone-metadata/ZZ')).toThrow('no numbering data for ZZ');
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
