import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likenessOf, lostZeros, repeatedOrders } from '#core/rules';
import type { BulkRow } from '#schemas';
import { law } from '../../../support/property.ts';
import { rowsLike } from './arbitraries.ts';
import { goodRow } from './support.ts';

const uncoded: BulkRow = { ...goodRow, pickup_code: '' };
const numbered = (rows: readonly BulkRow[]) =>
  rows.map((values, at) => ({ number: at + 2, likeness: likenessOf(values) }));
const coded = (codes: readonly string[]) =>
  codes.map((pickup_code, at) => ({ number: at + 2, values: { pickup_code, unit_number: '' } }));

test('each row that repeats an order is asked about, and tells the first one that asks for it', () =>
  law(
    fc.property(fc.array(rowsLike(uncoded), { maxLength: 12 }), (rows) => {
      const alike = numbered(rows);
      const doubts = repeatedOrders(alike);
      for (const [at, { number, likeness }] of alike.entries()) {
        const first = alike.find((row) => row.likeness === likeness);
        const isRepeat = likeness !== '' && first !== alike[at];
        expect(doubts.get(number)?.values?.row).toBe(isRepeat ? first?.number : undefined);
      }
    }),
  ));

test.each<[string, Partial<BulkRow>]>([
  ['capitals and blanks', { recipient_name: ' mei  lin TAN', description: 'two boxes of NOODLES' }],
  ['the way a number is written', { recipient_phone_number: '+6591234567', amount: '１２０.50' }],
  ['where it lies', { latitude: '', longitude: '' }],
])('%s make no other order', (_, cells) => {
  expect(likenessOf({ ...uncoded, ...cells })).toBe(likenessOf(uncoded));
});

test.each<Partial<BulkRow>>([
  { recipient_name: 'Mei Lin Tang' },
  { recipient_phone_number: '+65 9123 4568' },
  { unit_number: '#04-13' },
  { description: 'Three boxes of noodles' },
  { amount: '12.50' },
  { preordered_for: '2027-01-15 12:00' },
  { recipient_notes: 'Second parcel' },
])('%j is another order', (cells) => {
  expect(likenessOf({ ...uncoded, ...cells })).not.toBe(likenessOf(uncoded));
});

test('a pickup code tells two parcels apart', () => {
  const rows = numbered([goodRow, { ...goodRow, pickup_code: 'A-18' }, uncoded]);
  expect(repeatedOrders(rows).size).toBe(0);
});

const width = fc.integer({ min: 2, max: 9 });

test('a code that lost its zeros is asked about when one that kept them tells how long it was', () =>
  law(
    fc.property(width, fc.array(fc.nat({ max: 99_999_999 }), { maxLength: 12 }), (length, some) => {
      const kept = '1'.padStart(length, '0');
      const codes = some.map(String);
      const doubts = lostZeros(coded([kept, ...codes]));
      for (const [at, code] of codes.entries()) {
        const padded = code.padStart(length, '0');
        const told = doubts.get(at + 3);
        if (code === '0' || padded === code) expect(told).toBeUndefined();
        else expect(told).toMatchObject([{ field: 'pickup_code', values: { text: code, padded } }]);
      }
    }),
  ));

test.each([
  ['numbers that simply grow', ['98', '99', '100', '101']],
  ['codes that hold letters', ['A1', '007', 'B12345']],
  ['zeros of differing lengths', ['01', '001', '7']],
  ['a lone zero', ['0', '12', '7']],
])('%s are left alone', (_, codes) => {
  expect(lostZeros(coded(codes)).size).toBe(0);
});

test('a unit number says so for itself', () => {
  const values = [
    { pickup_code: '007', unit_number: '0412' },
    { pickup_code: '8', unit_number: '413' },
  ];
  const doubts = lostZeros(values.map((each, at) => ({ number: at + 2, values: each })));
  expect(doubts.get(3)?.map(({ field }) => field)).toEqual(['pickup_code', 'unit_number']);
});
