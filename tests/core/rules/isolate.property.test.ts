import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isolatorOf } from '#core/rules';
import { law } from '../../support/property.ts';

test('among words from right to left every value is in one piece, and nothing of it is lost', () =>
  law(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.constantFrom('ar', 'ar-KW', 'he', 'ur'),
      (value, language) => {
        const isCount = /^\d+$/.test(value);
        expect(isolatorOf(language)(value)).toBe(isCount ? value : `\u2068${value}\u2069`);
      },
    ),
  ));

test('among words from left to right only what runs the other way is', () => {
  const isolate = isolatorOf('en');
  for (const value of ['12-01 Tower', '+65 6123', 'ສາຂາ', '門市', ''])
    expect(isolate(value)).toBe(value);
  expect(isolate('مقهى 12')).toBe('\u2068مقهى 12\u2069');
});
