import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatCircleMetres } from '#core/rules';
import type { DeliveryArea } from '#schemas';
import { boxAround, toPoint } from '../../../app/map/geo.ts';
import { firstView } from '../../../app/screens/request/first-view.ts';
import { law } from '../../support/property.ts';

const outlet = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('an outlet without a delivery area is shown with 2 km around it', () => {
  law(
    fc.property(outlet, (origin) => {
      const [one, other] = firstView(origin, []);
      for (const corner of [one, other]) {
        const metres = corner === undefined ? 0 : greatCircleMetres(origin, corner);
        expect(metres).toBeGreaterThan(2700);
        expect(metres).toBeLessThan(2900);
      }
    }),
  );
});

test('a delivery area is shown whole, with the outlet, on whichever side of the antimeridian', () => {
  const shift = fc.double({ min: -0.2, max: 0.2, noNaN: true });
  law(
    fc.property(outlet, shift, shift, (origin, dx, dy) => {
      const [x, y] = [origin.longitude + dx, origin.latitude + dy];
      const wrap = (degrees: number) => degrees - Math.round(degrees / 360) * 360;
      const ring = [
        [x, y],
        [x + 0.05, y],
        [x, y + 0.05],
        [x, y],
      ].map(([across = 0, up = 0]) => [wrap(across), up]);
      const geometry: DeliveryArea['geometry'] = { type: 'Polygon', coordinates: [ring] };
      const [west = 0, south = 0, east = 0, north = 0] =
        boxAround(firstView(origin, [{ geometry }])) ?? [];
      expect(east - west).toBeLessThan(toPoint({ latitude: 0, longitude: 0.31 })[0]);
      const [right, top] = toPoint({ latitude: y + 0.05, longitude: x + 0.05 });
      expect([east - right, north - top].every((room) => room > -1)).toBe(true);
      const [left, bottom] = toPoint(origin);
      expect([left - west, bottom - south].every((room) => room > -1)).toBe(true);
    }),
  );
});
