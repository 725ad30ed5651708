import { expect, test } from 'vitest';
import { bringsWater } from '../../../../app/map/streets/schema.ts';

test('tiles without water, such as roads that were imported with their names, leave the coast to the drawn map', () => {
  expect(bringsWater(['transportation'])).toBe(false);
  expect(bringsWater(['roads', 'places', 'boundaries'])).toBe(false);
  expect(bringsWater(['transportation', 'waterway', 'place'])).toBe(false);
  expect(bringsWater(['transportation', 'water'])).toBe(true);
  expect(bringsWater(['earth', 'roads', 'water'])).toBe(true);
});
