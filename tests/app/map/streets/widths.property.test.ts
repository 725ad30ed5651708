import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roadWidth, zoomAt } from '../../../../app/map/streets/widths.ts';
import { law } from '../../../support/property.ts';

const road = fc.constantFrom('main', 'middle', 'minor', 'path', 'rail');
const zoom = fc.double({ min: 0, max: 22, noNaN: true });

test('a road never becomes narrower on the way to it', () =>
  law(
    fc.property(road, zoom, zoom, (kind, a, b) => {
      const [far, near] = [Math.min(a, b), Math.max(a, b)];
      expect(roadWidth(kind, near)).toBeGreaterThanOrEqual(roadWidth(kind, far));
    }),
  ));

test('at every zoom the more important road is the wider one', () =>
  law(
    fc.property(zoom, (at) => {
      const widths = (['main', 'middle', 'minor', 'path'] as const).map((kind) =>
        roadWidth(kind, at),
      );
      expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    }),
  ));

test('zooms are those of tiles of 256 pixels', () => {
  expect(zoomAt(156_543.033_928_040_97)).toBeCloseTo(0);
  expect(zoomAt(156_543.033_928_040_97 / 2 ** 17)).toBeCloseTo(17);
});
