import { afterEach, expect, test, vi } from 'vitest';
import { declutter } from '../../../app/map/drawn/declutter.ts';
import { toPoint } from '../../../app/map/geo.ts';
import { createAreas } from '../../../app/map/paint/areas.ts';
import { canvasLayer } from '../../../app/map/paint/canvas-layer.ts';
import { sceneOf } from '../../../app/map/scene.ts';
import { stubPaths } from '../../support/paths.ts';

afterEach(() => vi.unstubAllGlobals());

const place = { name: 'Tampines Mall', latitude: 1.3525, longitude: 103.9447, rank: 1 };
const nobody = { all: () => [] };
const bare = { lines: () => [] };
const none = { point: () => null };

/** The names that are left where these words are written over the map. */
function namesUnder(words: Parameters<typeof sceneOf>[3]) {
  const { obstacles } = sceneOf(nobody, [bare], none, words);
  const options = { measure: () => 80, dots: true, rings: null, obstacles: obstacles() };
  return declutter([place], 1, options).map(({ name }) => name);
}

test('a name makes way for words that are written over it, and comes back with the room', () => {
  const box = { left: -120, right: 120, top: -20, bottom: 20 };
  expect(namesUnder(() => [])).toEqual([place.name]);
  expect(namesUnder(() => [[toPoint(place), box]])).toEqual([]);
});

test('a name makes way for a rider on the move, too', () => {
  const rider = { id: 'r', kind: 'rider', position: place, label: 'Rider' } as const;
  const { obstacles } = sceneOf({ all: () => [rider] }, [bare], none, () => []);
  const [[at, box] = []] = obstacles().pins;
  expect(at).toEqual(toPoint(place));
  expect(box?.right).toBeGreaterThan(18);
});

test('a name makes way for the edge of a delivery area', () => {
  vi.stubGlobal('document', { createElement: () => ({ style: {}, append: () => {} }) });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  stubPaths();
  const areas = createAreas(canvasLayer(0, () => null as never));
  const { latitude, longitude } = place;
  const [west, east] = [longitude - 0.0002, longitude + 0.0002];
  const ring = [
    [west, latitude - 1],
    [east, latitude + 1],
    [east - 1, latitude],
    [west, latitude - 1],
  ];
  const names = () => {
    const { obstacles } = sceneOf(nobody, [bare, areas], none, () => []);
    const options = { measure: () => 80, dots: true, rings: null, obstacles: obstacles() };
    return declutter([place], 1, options);
  };
  expect(names()).toHaveLength(1);
  areas.set([{ geometry: { type: 'Polygon', coordinates: [ring] } }] as never);
  expect(names()).toHaveLength(0);
});
