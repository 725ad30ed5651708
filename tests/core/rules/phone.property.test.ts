import fc from 'fast-check';
import { getExampleNumber, type PhoneNumber } from 'libphonenumber-js';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import {
  homePhone,
  isPossiblePhone,
  metadataOf,
  phoneCharacters,
  westernDigits,
  wholePhone,
} from '#core/rules';
import { internationalPhone } from '../../../core/rules/phone.ts';
import { loadMarkets } from '../../../server/markets.ts';
import { law } from '../../support/property.ts';
import { localPlan, worldPlan } from './support.ts';

const markets = [...(await loadMarkets()).values()];
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

/** What people write around and inside a number. */
const gap = fc.constantFrom('', ' ', '-', '.', ' ', '\u200e');
const tail = fc.constantFrom(
  '',
  ' ',
  ' ext 12',
  ' x12',
  '#12',
  ';ext=12',
  ' доб. 12',
  ' / 8765 4321',
  'o',
);
const head = fc.constantFrom('', 'Tel: ', '(', '\u202a');
const front = fc.constantFrom(
  '',
  '+65',
  '+65 (0)',
  '0065',
  '00 65 (0) ',
  '65',
  '+44 (0)',
  '0044',
  '001 44',
);

test('a number is never silently another one, and form and file agree about it', () =>
  law(
    fc.property(
      local,
      fc.nat(7),
      head,
      front,
      gap,
      tail,
      (digits, at, before, prefix, sep, after) => {
        const typed = `${before}${prefix}${sep}${digits.slice(0, at)}${sep}${digits.slice(at)}${after}`;
        const meant = prefix.includes('44') ? `+44${digits}` : `+65${digits}`;
        if (!isPossiblePhone(typed, localPlan)) {
          expect(internationalPhone(typed, localPlan)).toBeNull();
          return;
        }
        const sent = phoneCharacters(typed);
        expect([typed, sent.startsWith('+') ? sent : homePhone(typed, localPlan)]).toEqual([
          typed,
          meant,
        ]);
        const inFile = internationalPhone(typed, localPlan);
        expect([typed, inFile ?? meant]).toEqual([typed, meant]);
      },
    ),
    { runs: 1500 },
  ));

describe.each(markets.map(({ country, phonePrefix }) => [country, phonePrefix] as const))(
  'numbers of %s',
  (country, prefix) => {
    const plan = { country, metadata: metadataOf(metadata, country, prefix) };
    const numbers = fc.stringMatching(/^\+?\d{4,15}$/);
    test('mean in a file what they mean in the form', () =>
      law(
        fc.property(numbers, (typed) => {
          const inFile = internationalPhone(typed, plan);
          if (inFile === null) return;
          const sent = phoneCharacters(typed);
          const inForm = sent.startsWith('+') ? sent : homePhone(typed, plan);
          expect([typed, inFile]).toEqual([typed, inForm]);
          expect(isPossiblePhone(inFile, plan)).toBe(true);
        }),
        { runs: 60 },
      ));
    test('as their plan gives them, are read with and without the prefix', () => {
      const example = getExampleNumber(country as never, examples);
      if (example === undefined) return;
      expect(homePhone(example.formatNational(), plan)).toBe(example.number);
      expect(internationalPhone(example.formatInternational(), plan)).toBe(example.number);
      const withZero = example.number.replace(prefix, `${prefix} (0)`);
      expect(internationalPhone(withZero, plan)).toBe(example.number);
      expect(internationalPhone(example.number.replace('+', '00'), plan)).toBe(example.number);
      expect(internationalPhone(`${example.number} ext. 7`, plan)).toBeNull();
    });
    test('are one number, however they are written', () => {
      const example = getExampleNumber(country as never, examples);
      if (example === undefined) return;
      return law(
        fc.property(writingOf(example), (typed) => {
          expect([typed, wholePhone(typed, plan)]).toEqual([typed, example.number]);
        }),
        { runs: 60 },
      );
    });
  },
);

test.each([
  '6220-FOOD',
  '1-800-FLOWERS',
  'A91234567',
  '9123 4567 8123 4567',
  '+65 9123 4567 +65 8123 4567',
])('%s is no number', (typed) => expect(isPossiblePhone(typed, localPlan)).toBe(false));

test('the data of one country is a small part of the whole and holds that country only', () => {
  expect(Object.keys(metadataOf(metadata, 'KW').countries)).toEqual(['KW']);
  expect(JSON.stringify(metadataOf(metadata, 'KW')).length).toBeLessThan(2000);
});

test('where nobody knows the numbers of a country, its prefix and a length that can be are enough', () => {
  const metadataOfNobody = metadataOf(metadata, 'PN', '+64');
  const plan = { country: 'PN', metadata: metadataOfNobody };
  law(
    fc.property(fc.stringMatching(/^[2-9]\d{0,16}$/), (digits) => {
      const canBe = digits.length >= 4 && digits.length <= 13;
      expect(isPossiblePhone(digits, plan)).toBe(canBe);
      expect(isPossiblePhone(`+64${digits}`, plan)).toBe(canBe);
      if (canBe) expect(wholePhone(digits, plan)).toBe(`+64${digits}`);
    }),
  );
  expect(() => metadataOf(metadata, 'PN')).toThrow('no numbering data for PN');
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
  expect(phoneCharacters('＋６５ ９１２３')).toBe('+659123');
});

/** A number as people write it: with and without the country's prefix, spaced, with its signs, in the digits of their script. */
function writingOf(number: PhoneNumber): fc.Arbitrary<string> {
  const ways = [
    number.number,
    number.number.replace('+', '00'),
    number.formatInternational(),
    number.formatInternational().replace(' ', ' (0) '),
    number.formatNational(),
    number.formatNational().replace(/[^\d]/g, ''),
    number.nationalNumber,
  ];
  const signs = fc.constantFrom(' ', '  ', '-', '.', '\u00a0');
  const zeros = fc.constantFrom('0', '٠', '۰', '໐', '０');
  return fc
    .tuple(fc.constantFrom(...ways), signs, zeros)
    .map(([way, sign, zero]) =>
      way
        .replaceAll(' ', sign)
        .replace(/\d/g, (digit) =>
          String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
        ),
    );
}

/** In Unicode, the ten digits of a script stand together and in order. */
function everyDigit(): string[] {
  return Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
}
