import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import metadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import { callOf, dialledPhone, metadataOf } from '#core/rules';
import { law } from '../../support/property.ts';

const plan = { country: 'SG', metadata: metadataOf(metadata, 'SG') } as const;

test('law: a number is dialled as it is shown, with the prefix of its country, however it was written', () =>
  law(
    fc.property(
      fc.stringMatching(/^[689]\d{7}$/),
      fc.constantFrom('', ' ', '-'),
      fc.constantFrom('', '+65', '+65 '),
      (digits, gap, prefix) => {
        const written = `${prefix}${digits.slice(0, 4)}${gap}${digits.slice(4)}`;
        expect(callOf(dialledPhone(written, plan))).toBe(`tel:+65${digits}`);
      },
    ),
  ));

test('a foreign number keeps its own prefix, and what is no number is dialled as it is', () => {
  expect(callOf(dialledPhone('+43 660 1234567', plan))).toBe('tel:+436601234567');
  expect(callOf(dialledPhone('12', plan))).toBe('tel:12');
});

test('law: no other place writes such a link', () => {
  const root = new URL('../../../', import.meta.url);
  const writing = globSync('{app,core,plugins,server}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => /[`'"]tel:/.test(readFileSync(new URL(path, root), 'utf8')),
  );
  expect(writing).toEqual(['core/rules/call-of.ts']);
});
