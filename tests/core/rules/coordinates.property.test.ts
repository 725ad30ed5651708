import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatCircleMetres, parseCoordinates } from '#core/rules';
import type { Position } from '#schemas';
import { law } from '../../support/property.ts';

const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((millionths) => millionths / 1e6);
const position: fc.Arbitrary<Position> = fc.record({
  latitude: degrees(90),
  longitude: degrees(180),
});

test('coordinates that are written down are read back', () =>
  law(
    fc.property(
      position,
      fc.constantFrom(',', ', ', ' , ', '،'),
      fc.constantFrom('', ' '),
      ({ latitude, longitude }, comma, around) => {
        const typed = `${around}${latitude.toFixed(6)}${comma}${longitude.toFixed(6)}${around}`;
        expect(parseCoordinates(typed)).toEqual({
          latitude: latitude + 0,
          longitude: longitude + 0,
        });
      },
    ),
  ));

test('digits of other scripts are read', () => {
  expect(parseCoordinates('٢٩٫٣٧٥، ٤٧٫٩٧')).toEqual({ latitude: 29.375, longitude: 47.97 });
  expect(parseCoordinates('٢٩٫٣, ٤٧')).toEqual({ latitude: 29.3, longitude: 47 });
  expect(parseCoordinates('٢٩.٣٧٥, ٤٧.٩٧')).toEqual({ latitude: 29.375, longitude: 47.97 });
});

test('brackets around a pair say nothing', () => {
  expect(parseCoordinates(' (1.29, 103.85) ')).toEqual({ latitude: 1.29, longitude: 103.85 });
});

test('an address, half a pair or a place off the earth is none', () => {
  const none = [
    '',
    '1',
    '1,',
    ',1',
    '1 2',
    '1,2,3',
    '91,0',
    '0,181',
    '10 High Street, 5',
    '1e2,3',
    'NaN,0',
    '1..2,3',
  ];
  for (const typed of none) expect([typed, parseCoordinates(typed)]).toEqual([typed, null]);
});

test('a text that is too long for a pair of numbers is not even looked at', () => {
  for (const typed of ['1'.repeat(100_000), `${' '.repeat(100_000)}1,2`, '1,'.repeat(50_000)]) {
    expect(parseCoordinates(typed)).toBeNull();
  }
});

test('distance is a metric on the earth', () =>
  law(
    fc.property(position, position, position, (a, b, c) => {
      const between = greatCircleMetres(a, b);
      expect(between).toBeCloseTo(greatCircleMetres(b, a), 6);
      expect(between).toBeGreaterThanOrEqual(0);
      expect(between).toBeLessThanOrEqual(Math.PI * 6_371_009);
      expect(greatCircleMetres(a, a)).toBe(0);
      const detour = between + greatCircleMetres(b, c);
      expect(greatCircleMetres(a, c)).toBeLessThanOrEqual(detour + 1);
    }),
  ));

test('a degree of latitude is about 111 kilometres', () => {
  const metres = greatCircleMetres({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 });
  expect(metres).toBeCloseTo(111_195, 0);
});
