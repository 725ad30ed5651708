import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenPasswordRules, passwordRules } from '#core/rules';
import { law } from '../../support/property.ts';

const good = fc
  .tuple(
    fc.constantFrom(...'abcxyz'),
    fc.constantFrom(...'ABCXYZ'),
    fc.constantFrom(...'0189'),
    fc.constantFrom(...'!@#$%^&*'),
    fc.string({ minLength: 4, maxLength: 40 }),
  )
  .map((parts) => parts.join(''));

test('law: what has every kind of character and is long enough keeps all rules', () => {
  law(
    fc.property(good, (password) => {
      expect(brokenPasswordRules(password)).toEqual([]);
    }),
  );
});

test.each([
  ['aA1!', ['length']],
  ['12345678!', ['upper', 'lower']],
  ['Abcdefgh!', ['number']],
  ['abcdefg1!', ['upper']],
  ['ABCDEFG1!', ['lower']],
  ['Abcdefg1?', ['special']],
  ['', passwordRules],
] as const)('%s breaks %j', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});
