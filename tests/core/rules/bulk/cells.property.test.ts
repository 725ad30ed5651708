import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairOf } from '#core/rules';
import type { Market } from '#schemas';
import { readPayment, readPosition } from '../../../../core/rules/bulk/cells.ts';
import { market as sg } from '../../../../markets/sg.ts';
import { law } from '../../../support/property.ts';

const hundredths = (most: number) =>
  fc.integer({ min: -most * 100, max: most * 100 }).map((part) => part / 100);
const lat = hundredths(90);
const lng = hundredths(180);
const spellings = fc.constantFrom<(degrees: number) => string>(
  (degrees) => String(degrees),
  (degrees) => ` ${String(degrees)} `,
  (degrees) => String(degrees).replace('.', ','),
  (degrees) => String(degrees).replace('.', '٫'),
  (degrees) => (degrees < 0 ? String(degrees) : `+${degrees}`),
);
const problemOf = (read: ReturnType<typeof readPosition>) =>
  'problem' in read ? read.problem.key.split('.').at(-1) : null;

test('every place on earth is read as it stands, up to the poles and to the line of dates', () =>
  law(
    fc.property(lat, lng, spellings, (latitude, longitude, spell) => {
      fc.pre(pairOf(latitude, longitude)?.isSwapped === false);
      expect(readPosition(spell(latitude), spell(longitude))).toEqual({
        value: { latitude, longitude },
      });
    }),
    {
      examples: [
        [90, 180, String],
        [-90, -180, String],
      ],
    },
  ));

test('what lies beyond its degrees is refused, by the name of its column', () => {
  expect(problemOf(readPosition('90.01', '181'))).toBe('latitude');
  expect(problemOf(readPosition('1.3', '180.01'))).toBe('longitude');
  expect(problemOf(readPosition('1.3', '-180.5'))).toBe('longitude');
});

test('one of two degrees is no place, and neither asks for a search', () =>
  law(
    fc.property(lat, lng, (latitude, longitude) => {
      expect(problemOf(readPosition(String(latitude), ' '))).toBe('longitude');
      expect(problemOf(readPosition(' ', String(longitude)))).toBe('latitude');
      expect(readPosition(' ', '')).toEqual({ value: null });
    }),
  ));

test('two degrees that stand in the wrong columns are said to be swapped, by earth or by market', () => {
  const singapore = sg.extent;
  expect(problemOf(readPosition('103.86', '1.28'))).toBe('coordinates-swapped');
  expect(problemOf(readPosition('103.86', '1.28', singapore))).toBe('coordinates-swapped');
  expect(problemOf(readPosition('1.28', '103.86', singapore))).toBeNull();
  expect(problemOf(readPosition('120', '130'))).toBe('latitude');
});

test('law: what is said to be swapped is a place once it is, and never before', () => {
  const extents = fc.constantFrom(undefined, sg.extent);
  const near = fc.tuple(fc.double({ min: 103.6, max: 104.1, noNaN: true }), lat);
  return law(
    fc.property(fc.oneof(fc.tuple(lng, lat), near), extents, ([first, second], extent) => {
      const [one, other] = [first.toFixed(4), second.toFixed(4)];
      fc.pre(problemOf(readPosition(one, other, extent)) === 'coordinates-swapped');
      expect(readPosition(other, one, extent)).toEqual({
        value: { latitude: Number(other), longitude: Number(one) },
      });
    }),
  );
});

test('a cell names the order’s way of paying, and online is paid only where people pay online', () => {
  const market: Market = {
    ...sg,
    ...{ paymentMethods: ['PAID', 'CASH_ON_DELIVERY'], onlinePayment: true },
  };
  expect(readPayment('online', market)).toBe('PAID');
  expect(readPayment('online', { ...market, onlinePayment: false })).toBeNull();
  expect(readPayment('ＣＯＤ', market)).toBe('CASH_ON_DELIVERY');
  expect(readPayment('cod', { ...market, paymentMethods: ['PAID'] })).toBeNull();
});
