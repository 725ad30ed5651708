import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatCircleMetres } from '#core/rules';
import { firstView } from '../../../app/screens/request/first-view.ts';
import { law } from '../../support/property.ts';

const outlet = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('an outlet is shown with 2 km around it', () => {
  law(
    fc.property(outlet, (origin) => {
      const [one, other] = firstView(origin);
      for (const corner of [one, other]) {
        const metres = corner === undefined ? 0 : greatCircleMetres(origin, corner);
        expect(metres).toBeGreaterThan(2700);
        expect(metres).toBeLessThan(2900);
      }
    }),
  );
});
