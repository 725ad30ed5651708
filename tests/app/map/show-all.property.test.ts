import fc from 'fast-check';
import View from 'ol/View.js';
import { expect, test } from 'vitest';
import type { Position } from '#schemas';
import { showAll } from '../../../app/map/camera.ts';
import { toPoint } from '../../../app/map/geo.ts';
import { law } from '../../support/property.ts';

/** How far the sheet over the map of an order on a phone and the credits above it reach up, with half of a rider. */
const coveredBelow = 16 + 40 + 18;
/** From the top of a pin in a strip to its place. */
const smallPin = 31;
/** The same elsewhere. */
const pin = 48;

const place = fc.record({
  latitude: fc.double({ min: 1.2, max: 1.4, noNaN: true }),
  longitude: fc.double({ min: 103.7, max: 104, noNaN: true }),
});

test('on the map of an order on a phone nobody stands under the credits', () => {
  law(
    fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), (places) => {
      for (const depth of depthsOn([360, 280], places))
        expect(depth).toBeLessThanOrEqual(280 - coveredBelow);
    }),
  );
});

test('no pin touches the words at the upper edge, on a still picture or on a phone', () => {
  law(
    fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), (places) => {
      for (const [height, words] of [
        [220, 36],
        [280, 54],
      ] as const)
        for (const depth of depthsOn([360, height], places))
          expect(depth - pin).toBeGreaterThan(words);
    }),
  );
});

test('in a strip every pin is whole', () => {
  law(
    fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), (places) => {
      for (const depth of depthsOn([360, 112], places)) expect(depth).toBeGreaterThan(smallPin);
    }),
  );
});

test('no pin lies under what covers the upper part of a map, as long as that is less than half of it', () => {
  law(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 140 }),
      (places, covered) => {
        for (const height of [300, 420, 600])
          for (const depth of depthsOn([504, height], places, Math.min(covered, height / 2 - 50)))
            expect(depth - pin).toBeGreaterThan(Math.min(covered, height / 2 - 50) - 0.1);
      },
    ),
  );
});

/** How many pixels below the upper edge of a map each place stands that it was told to show. */
function depthsOn(
  size: [number, number],
  places: readonly Position[],
  covered = 0,
): readonly number[] {
  const view = new View({ center: [0, 0], zoom: 12 });
  view.setViewportSize(size);
  const map = { getView: () => view, getSize: () => size };
  showAll(map, places, { padding: 88, duration: 0, covered });
  const [, , , top = 0] = view.calculateExtent(size);
  const resolution = view.getResolution() ?? 1;
  return places.map((each) => (top - toPoint(each)[1]) / resolution);
}
