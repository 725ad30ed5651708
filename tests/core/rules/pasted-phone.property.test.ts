import fc from 'fast-check';
import { getExampleNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { law } from '../../support/property.ts';
import { markets, readAsIn } from './pasted-world.ts';

/** A number of each country as its people group it, and the same number with its prefix. */
const samples = markets.flatMap(({ country }) => {
  const number = getExampleNumber(country as never, examples, metadata);
  if (number === undefined) return [];
  return [{ country, whole: number.number, grouped: number.formatNational() }];
});
const places: readonly (readonly [place: string, address: string, unit?: string])[] = [
  ['10 Anson Road #05-12', '10 Anson Road', '#05-12'],
  ['5 Shenton Way, #10-01, Singapore 068808', '5 Shenton Way, Singapore 068808', '#10-01'],
  ...[
    ...['87 Zion Road', 'Hauptstraße 12, 1010 Wien', 'Mannerheimintie 12 A 3, 00100 Helsinki'],
    ...['ул. Раковски 45, ап. 7, София', 'السالمية قطعة 3 شارع 5 بيت 12'],
    ...['88/5 ถ.พระราม 9 แขวงห้วยขวาง 10310', 'ບ້ານທາດຫຼວງ ເລກທີ 22', '信義路五段7號3樓'],
  ].map((place) => [place, place] as const),
];
const forms = [
  ...['PLACE, NUMBER', 'NUMBER, PLACE', 'PLACE, tel NUMBER', 'PLACE, Tel: NUMBER'],
  ...['PLACE\nNUMBER', 'NUMBER\nPLACE', 'HP: NUMBER\nAdd: PLACE', 'PLACE，NUMBER'],
];
const named = ['Ana Bell, PLACE, NUMBER, ring twice', 'Ana Bell\nPLACE\nNUMBER\nring twice'];

test('law: a number in groups is the phone, wherever it stands beside an address', () =>
  law(
    fc.property(
      fc.constantFrom(...samples),
      fc.constantFrom(...places),
      fc.constantFrom(...forms, ...named),
      fc.constantFrom(null, ' ', '.', '-'),
      ({ country, whole, grouped }, [place, address, unit], form, sign) => {
        const number = sign === null ? grouped : grouped.replace(/[\s-]+/g, sign);
        const text = form.replace('PLACE', place).replace('NUMBER', number);
        const { phone = '', ...order } = readAsIn(country, text);
        // Behind a label a number stays as it is typed.
        expect([number, whole]).toContain(phone);
        expect(order).toEqual({
          address,
          ...(unit !== undefined && { unit }),
          ...(named.includes(form) && { name: 'Ana Bell', notes: 'ring twice' }),
        });
      },
    ),
  ));

test('law: beside an address without a comma no other number is made of both', () =>
  law(
    fc.property(
      // One in brackets is found where nothing else stands beside it.
      fc.constantFrom(...samples.filter(({ grouped }) => !grouped.includes('('))),
      fc.constantFrom(...places.map(([place]) => place), 'Blk 138 Tampines St 11'),
      fc.constantFrom('PLACE NUMBER', 'NUMBER PLACE', 'Ana NUMBER PLACE', 'PLACE NUMBER Ana'),
      fc.constantFrom(null, ' ', '.', '-'),
      ({ country, whole, grouped }, place, form, sign) => {
        const number = sign === null ? grouped : grouped.replace(/[\s-]+/g, sign);
        const { phone } = readAsIn(country, form.replace('PLACE', place).replace('NUMBER', number));
        // In Norway, where any two digits are a group, nobody knows which are of the house.
        if (phone !== undefined || country !== 'NO') expect(phone).toBe(whole);
      },
    ),
  ));

test('law: a postcode is no number that is called', () =>
  law(
    fc.property(
      fc.constantFrom(...samples),
      fc.integer({ min: 100, max: 999_999 }),
      ({ country }, code) => {
        expect(readAsIn(country, `12 Main Road, ${code} Town`).phone).toBeUndefined();
      },
    ),
  ));

test('a number behind a comma and a unit is the phone', () => {
  const text = 'Ahmad bin Ali, 10 Anson Road #05-12, 8123 4567, $18, paid';
  expect(readAsIn('SG', text)).toEqual({
    ...{ name: 'Ahmad bin Ali', phone: '+6581234567', unit: '#05-12', amount: '18' },
    ...{ address: '10 Anson Road', payment: 'PAID' },
  });
});
