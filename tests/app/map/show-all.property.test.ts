import fc from 'fast-check';
import View from 'ol/View.js';
import { expect, test } from 'vitest';
import type { Position } from '#schemas';
import { type Covered, showAll } from '../../../app/map/camera.ts';
import { type Point, toPoint } from '../../../app/map/geo.ts';
import { law } from '../../support/property.ts';

/** How far the sheet over the map of an order on a phone and the credits above it reach up. */
const credits = 16 + 40;
/** From the top of a pin in a strip to its place. */
const smallPin = 31;
/** The same elsewhere. */
const pin = 48;
/** From the middle of a rider down, with a gap. */
const mark = 24;

const place = fc.record({
  latitude: fc.double({ min: 1.2, max: 1.4, noNaN: true }),
  longitude: fc.double({ min: 103.7, max: 104, noNaN: true }),
});

test('on the map of an order on a phone nobody stands under the credits', () => {
  law(
    fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), (places) => {
      for (const depth of depthsOn([360, 280], places, { above: 0, below: credits }))
        expect(depth + mark).toBeLessThan(280 - credits + 0.1);
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

const sides = fc.record({
  width: fc.integer({ min: 200, max: 1600 }),
  height: fc.integer({ min: 170, max: 1200 }),
});
/** Any part of a map at all, of which little may be left. */
const covers = fc.record({
  above: fc.integer({ min: 0, max: 600 }),
  below: fc.integer({ min: 0, max: 600 }),
});
const several = fc.array(place, { minLength: 1, maxLength: 4 });

test('no pin lies under what covers the upper part of a map, and nobody under what covers the lower, as long as that leaves room', () => {
  law(
    fc.property(several, sides, covers, (places, { width, height }, { above, below }) => {
      fc.pre(below <= 0.3 * height - mark && above <= 0.64 * height - pin - below - mark);
      for (const depth of depthsOn([width, height], places, { above, below })) {
        expect(depth - pin).toBeGreaterThan(above - 0.1);
        expect(depth + mark).toBeLessThan(height - below + 0.1);
      }
    }),
  );
});

test('whatever lies over a map, places are on it and spread over a third of its height or half of its width', () => {
  law(
    fc.property(several, sides, covers, (places, { width, height }, covered) => {
      const seen = seenOn([width, height], places, covered);
      for (const [x, y] of seen.points) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
      const spread = [0, 1].map((axis) => {
        const all = seen.points.map((point) => point[axis] ?? 0);
        return Math.max(...all) - Math.min(...all);
      });
      const isWide = (spread[0] ?? 0) > width / 2 || (spread[1] ?? 0) > height / 3;
      expect(isWide || seen.zoom > 16.99).toBe(true);
    }),
  );
});

test('on a phone a shop and a door 1 km away, in any direction, are 100 pixels apart, whatever is said over their map', () => {
  law(
    fc.property(fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), covers, (turn, covered) => {
      const shop = { latitude: 1.35, longitude: 103.9 };
      const degrees = 1000 / 111_195;
      const door = {
        latitude: shop.latitude + degrees * Math.cos(turn),
        longitude: shop.longitude + degrees * Math.sin(turn),
      };
      for (const height of [281, 320]) {
        const [a = [0, 0], b = [0, 0]] = seenOn([360, height], [shop, door], covered).points;
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(100);
      }
    }),
  );
});

const nothing: Covered = { above: 0, below: 0 };

/** How many pixels below the upper edge of a map each place stands that it was told to show. */
function depthsOn(
  size: [number, number],
  places: readonly Position[],
  covered = nothing,
): readonly number[] {
  return seenOn(size, places, covered).points.map(([, y]) => y);
}

/** Where each place stands on a map that was told to show them, in pixels, and how near it is. */
function seenOn(size: [number, number], places: readonly Position[], covered: Covered) {
  const view = new View({ center: [0, 0], zoom: 12 });
  view.setViewportSize(size);
  const map = { getView: () => view, getSize: () => size };
  showAll(map, places, { padding: 88, duration: 0, covered });
  const [west = 0, , , north = 0] = view.calculateExtent(size);
  const resolution = view.getResolution() ?? 1;
  const points = places.map((each): Point => {
    const [x, y] = toPoint(each);
    return [(x - west) / resolution, (north - y) / resolution];
  });
  return { points, zoom: view.getZoom() ?? 0 };
}
