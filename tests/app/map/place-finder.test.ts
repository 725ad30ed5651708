import { expect, test } from 'vitest';
import type { PlaceLabel } from '#schemas';
import { createPlaceFinder, type Rest } from '../../../app/map/drawn/place-finder.ts';

const bugis: PlaceLabel = { name: 'Bugis', latitude: 1.3, longitude: 103.85, rank: 1 };
const rest = (x: number, zoom = 14): Rest => ({ box: [x, 0, x + 1_000, 800], zoom, resolution: 1 });

/** A loader that answers when the test says so. */
function desk() {
  const asked: ((places: readonly PlaceLabel[]) => void)[] = [];
  const load = () =>
    new Promise<readonly PlaceLabel[]>((resolve) => {
      asked.push(resolve);
    });
  return { asked, finder: createPlaceFinder(load) };
}

test('a small pan asks nothing; a long one and another zoom do', async () => {
  const { asked, finder } = desk();
  const first = finder.settle(rest(0));
  asked[0]?.([bugis]);
  await first;
  await finder.settle(rest(400));
  expect(asked).toHaveLength(1);
  void finder.settle(rest(4_000));
  void finder.settle(rest(0, 15));
  expect(asked).toHaveLength(3);
});

test('an answer for a place the map has left is dropped', async () => {
  const { asked, finder } = desk();
  const early = finder.settle(rest(0));
  const late = finder.settle(rest(9_000));
  asked[1]?.([bugis]);
  await late;
  asked[0]?.([]);
  await early;
  expect(finder.places(true)).toEqual([bugis]);
});

test('names stay when the next ones cannot be loaded', async () => {
  let isDown = false;
  const finder = createPlaceFinder(async () => {
    if (isDown) throw new Error('down');
    return [bugis];
  });
  await finder.settle(rest(0));
  isDown = true;
  await expect(finder.settle(rest(9_000))).rejects.toThrow('down');
  expect(finder.places(true)).toEqual([bugis]);
});

test('without a loader there are no names', async () => {
  const finder = createPlaceFinder(undefined);
  await finder.settle(rest(0));
  expect(finder.places(true)).toEqual([]);
});

test('numbers of blocks are left out where no streets are', async () => {
  const block = { ...bugis, name: '10', isNumber: true };
  const finder = createPlaceFinder(async () => [bugis, block]);
  await finder.settle(rest(0));
  expect(finder.places(true)).toEqual([bugis, block]);
  expect(finder.places(false)).toEqual([bugis]);
});
