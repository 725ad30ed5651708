import fc from 'fast-check';
import metadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import { isPossiblePhone, metadataOf, phoneCharacters, westernDigits } from '#core/rules';
import { law } from '../../support/property.ts';
import { localPlan, worldPlan } from './support.ts';

const local = fc.stringMatching(/^[689]\d{7}$/);

test('local numbers are possible with and without the prefix, however they are spaced', () =>
  law(
    fc.property(local, fc.nat(7), fc.constantFrom(' ', '-', '.', ' ', ') '), (digits, at, gap) => {
      const spaced = digits.slice(0, at) + gap + digits.slice(at);
      expect(isPossiblePhone(spaced, localPlan)).toBe(true);
      expect(isPossiblePhone(`+65 ${spaced}`, localPlan)).toBe(true);
    }),
  ));

test('a number that is too short or too long for its country is not possible', () => {
  const wrong = ['', '+', '9', '912345', '+65912345', '+659123456789012', 'call me', '++', '0'];
  for (const typed of wrong)
    expect([typed, isPossiblePhone(typed, localPlan)]).toEqual([typed, false]);
});

test('a foreign number is held to the lengths of E.164', () => {
  for (const typed of ['+85620123456', '+96512345678', '+12025550123']) {
    expect(isPossiblePhone(typed, localPlan)).toBe(true);
  }
  for (const typed of ['+85620', '+8562012345678901', '+0123456789']) {
    expect(isPossiblePhone(typed, localPlan)).toBe(false);
  }
});

test('a browser with one country agrees with a server that has them all', () =>
  law(
    fc.property(
      fc.oneof(
        fc.stringMatching(/^\+?\d{0,18}$/),
        fc.stringMatching(/^\+65\d{0,14}$/),
        fc.stringMatching(/^(00|000|011|8)\d{4,14}$/),
        fc.string({ unit: 'binary' }),
      ),
      (typed) => {
        expect(isPossiblePhone(typed, localPlan)).toBe(isPossiblePhone(typed, worldPlan));
      },
    ),
  ));

test('the data of one country is a small part of the whole and holds that country only', () => {
  expect(Object.keys(metadataOf(metadata, 'KW').countries)).toEqual(['KW']);
  expect(JSON.stringify(metadataOf(metadata, 'KW')).length).toBeLessThan(2000);
});

test('a phone keeps digits and a leading plus, and cleaning twice changes nothing', () =>
  law(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const clean = phoneCharacters(typed);
      expect(clean).toMatch(/^\+?\d*$/);
      expect(phoneCharacters(clean)).toBe(clean);
    }),
  ));

test('the digits of every script are read, whichever script they are', () => {
  const tens = everyDigit().filter((digit) => digit.normalize('NFKC') === digit);
  for (const [index, digit] of tens.entries())
    expect(westernDigits(digit)).toBe(String(index % 10));
  expect(phoneCharacters('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(phoneCharacters('໐໑໒໓໔໕໖໗໘໙')).toBe('0123456789');
  expect(phoneCharacters('＋６５ ９１２３')).toBe('659123');
});

/** In Unicode, the ten digits of a script stand together and in order. */
function everyDigit(): string[] {
  return Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
}
