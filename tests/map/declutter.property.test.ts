import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlaceLabel } from '#schemas';
import { declutter, type PlacedLabel } from '../../app/map/drawn/declutter.ts';
import { law } from '../support/property.ts';

const label: fc.Arbitrary<PlaceLabel> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 12 }),
  latitude: fc.double({ min: 1.2, max: 1.4, noNaN: true }),
  longitude: fc.double({ min: 103.6, max: 104, noNaN: true }),
  rank: fc.integer({ min: 0, max: 9 }),
});
const labels = fc.array(label, { maxLength: 120 });
const resolution = fc.double({ min: 1, max: 500, noNaN: true });
const measure = (name: string) => name.length * 7;

function overlap(a: PlacedLabel, b: PlacedLabel, metres: number): boolean {
  const dx = Math.abs(a.point[0] - b.point[0]) / metres;
  const dy = Math.abs(a.point[1] - b.point[1]) / metres;
  return dx < (a.width + b.width) / 2 && dy < 14;
}

test('names never overlap', () =>
  law(
    fc.property(labels, resolution, (places, metres) => {
      const chosen = declutter(places, metres, measure);
      chosen.forEach((a, index) => {
        for (const b of chosen.slice(index + 1)) expect(overlap(a, b, metres)).toBe(false);
      });
    }),
  ));

test('the most important name is always there', () =>
  law(
    fc.property(labels, resolution, (places, metres) => {
      const chosen = declutter(places, metres, measure);
      expect(chosen.length > 0).toBe(places.length > 0);
      expect(chosen.slice(0, 1).every(({ strong }) => strong)).toBe(true);
    }),
  ));

test('the order in which names arrive does not matter', () =>
  law(
    fc.property(labels, resolution, (places, metres) => {
      const names = (list: readonly PlaceLabel[]) =>
        declutter(list, metres, measure).map(({ name }) => name);
      expect(names([...places].reverse())).toEqual(names(places));
    }),
  ));

test('a city full of names shows no more than can be read', () => {
  const places = Array.from({ length: 400 }, (_, index) => ({
    name: 'x',
    latitude: (index % 20) / 10,
    longitude: Math.floor(index / 20) / 10,
    rank: 1,
  }));
  expect(declutter(places, 1, measure)).toHaveLength(80);
});
