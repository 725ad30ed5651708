import View from 'ol/View.js';
import { expect, test } from 'vitest';
import type { Position } from '#schemas';
import { createFollow } from '../../../app/map/follow.ts';
import { toPoint, toPosition } from '../../../app/map/geo.ts';

const shop: Position = { latitude: 1.3, longitude: 103.85 };
const door: Position = { latitude: 1.31, longitude: 103.86 };
const far: Position = { latitude: 1.36, longitude: 103.95 };

/** A map of 800 by 600, a rider that the test moves, and what the buttons were told. */
function bench() {
  const view = new View({ center: [...toPoint(shop)], zoom: 15 });
  view.setViewportSize([800, 600]);
  let rider = shop;
  let covered = { above: 0, below: 0 };
  const told: unknown[] = [];
  const follow = createFollow(
    { getView: () => view, getSize: () => [800, 600] },
    {
      reducedMotion: true,
      covered: () => covered,
      pointOf: () => toPoint(rider),
      onChange: (state) => told.push(state),
    },
  );
  const sees = (position: Position): boolean => {
    const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent([800, 600]);
    const [x, y] = toPoint(position);
    return x >= west && x <= east && y >= south && y <= north;
  };
  const cover = (pixels: number) => {
    covered = { above: pixels, below: 0 };
    follow.onCovered();
  };
  const coverBelow = (pixels: number) => {
    covered = { above: 0, below: pixels };
  };
  const depth = (position: Position): number => {
    const [, , , top = 0] = view.calculateExtent([800, 600]);
    return (top - toPoint(position)[1]) / (view.getResolution() ?? 1);
  };
  const zoom = () => view.getZoom();
  const centre = () => toPosition([view.getCenter()?.[0] ?? 0, view.getCenter()?.[1] ?? 0]);
  const ride = (to: Position) => {
    rider = to;
    follow.onMoved();
  };
  const look = (at: Position) => view.setCenter([...toPoint(at)]);
  return { follow, told, sees, centre, zoom, cover, coverBelow, depth, ride, look };
}

test('who is followed is brought back into sight with all that was in it', () => {
  const { follow, sees, ride } = bench();
  follow.fit([shop, door]);
  follow.follow('rider');
  expect(sees(far)).toBe(false);
  ride(far);
  expect([shop, door, far].map(sees)).toEqual([true, true, true]);
});

test('a rider in sight moves nothing', () => {
  const { follow, centre, ride } = bench();
  follow.fit([shop, door]);
  follow.follow('rider');
  const before = centre();
  ride({ latitude: 1.305, longitude: 103.855 });
  expect(centre()).toEqual(before);
});

test('a map of another size shows the same, until a person has moved it', () => {
  const { follow, sees, look } = bench();
  follow.onSized();
  expect(sees(shop), 'nothing to show moves nothing').toBe(true);
  follow.fit([shop, door]);
  look(far);
  follow.onSized();
  expect([shop, door].map(sees)).toEqual([true, true]);
  follow.setFollows(false);
  look(far);
  follow.onSized();
  expect(sees(far)).toBe(true);
});

test('a map of another size leaves a place alone that was looked at since', () => {
  const { follow, sees, look } = bench();
  follow.fit([shop, door]);
  follow.show([far]);
  follow.onSized();
  expect(sees(far), 'some of it, as was pressed').toBe(true);
  follow.recentre();
  follow.onElsewhere();
  look(far);
  follow.onSized();
  expect(sees(far), 'another address').toBe(true);
  follow.setFollows(false);
  follow.fit([shop, door]);
  follow.setFollows(false);
  look(far);
  follow.onSized();
  expect(sees(far), 'a second move of the person').toBe(true);
});

test('a person who moves the map is left alone, until they follow again', () => {
  const { follow, sees, ride, told } = bench();
  follow.fit([shop, door]);
  follow.follow('rider');
  follow.setFollows(false);
  ride(far);
  expect(sees(far)).toBe(false);
  follow.setFollows(true);
  expect(sees(far)).toBe(true);
  expect(told).toEqual([
    { canRecentre: true, follows: null },
    { canRecentre: true, follows: true },
    { canRecentre: true, follows: false },
    { canRecentre: true, follows: true },
  ]);
});

test('all that the map is about is one press away', () => {
  const { follow, sees, look } = bench();
  follow.fit([shop, door]);
  look(far);
  expect(sees(shop)).toBe(false);
  follow.recentre();
  expect([shop, door].map(sees)).toEqual([true, true]);
});

test('a pin that is looked for by keyboard is brought near once, and not on a map that was moved', () => {
  const { follow, zoom } = bench();
  follow.fit([shop, far]);
  follow.goNear(shop, 18);
  expect(zoom()).toBe(18);
  follow.recentre();
  const whole = zoom();
  expect(whole).toBeLessThan(17);
  follow.setFollows(false);
  follow.goNear(shop, 18);
  expect(zoom()).toBe(whole);
});

test('news over a map leave its pins in sight, whenever they come, but not on a map that was moved', () => {
  const { follow, cover, depth, zoom, look } = bench();
  const pin = 48;
  follow.fit([shop, door]);
  cover(200);
  expect(depth(door) - pin).toBeGreaterThan(199.9);
  follow.fit([shop, far]);
  expect(depth(far) - pin).toBeGreaterThan(199.9);
  const before = zoom() ?? 0;
  cover(0);
  expect(zoom(), 'room is used again when they leave').toBeGreaterThan(before);
  follow.setFollows(false);
  look(far);
  const place = depth(shop);
  cover(220);
  expect(depth(shop)).toBe(place);
});

test('a rider who would come under what lies at the lower edge has the map follow', () => {
  const { follow, coverBelow, depth, ride } = bench();
  coverBelow(120);
  follow.fit([shop, door]);
  follow.follow('rider');
  const south = { latitude: shop.latitude - 0.002, longitude: shop.longitude };
  ride(south);
  expect(depth(south)).toBeLessThan(600 - 120);
});

test('places of the same thing come into sight again, with who is followed, but not under a hand; those of another do', () => {
  const { follow, sees, ride, look, zoom } = bench();
  follow.follow('rider');
  ride(far);
  follow.fit([shop, door], undefined, 'order 1');
  expect([shop, door, far].map(sees)).toEqual([true, true, true]);
  const wide = zoom() ?? 0;
  ride(shop);
  follow.fit([shop, door], undefined, 'order 1');
  expect(zoom(), 'where the rider was is no place of it').toBeGreaterThan(wide);
  follow.setFollows(false);
  look(far);
  follow.fit([shop, door], undefined, 'order 1');
  expect(sees(shop)).toBe(false);
  follow.fit([shop, door], undefined, 'order 2');
  expect([shop, door].map(sees)).toEqual([true, true]);
});
