import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PlaceLabel } from '#schemas';
import { growBox, lineMeetsBox, pixelBoxesMeet } from '../../../app/map/drawn/boxes.ts';
import { type Point, toPoint, toPosition } from '../../../app/map/geo.ts';
import { law } from '../../support/property.ts';
import { createSheet, type Sheet, type View } from './drawn-map.ts';

beforeAll(() => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});
afterAll(() => vi.unstubAllGlobals());

/** Half of the line to the door. */
const halfLine = { x: 2.5, y: 2.5 };
const middle = toPoint({ latitude: 1.35, longitude: 103.9 });
/** From the first zoom at which rings are drawn. */
const zoom = fc.integer({ min: 81, max: 180 }).map((tenths) => tenths / 10);
const view: fc.Arbitrary<View> = fc.record({
  ...{ width: fc.integer({ min: 200, max: 1400 }), height: fc.integer({ min: 112, max: 900 }) },
  zoom,
});

/** Where something is: shares of half the view from its middle, so that 1 lies on its edge and 2 on that of what is known. */
type Spot = readonly [across: number, down: number];
const within = (most: number) =>
  fc.integer({ min: -100 * most, max: 100 * most }).map((each) => each / 100);
const spotIn = (most: number): fc.Arbitrary<Spot> => fc.tuple(within(most), within(most));

const resolutionOf = ({ zoom: at }: View) => 156_543.033_928 / 2 ** at;
function pointIn(seen: View, [across, down]: Spot): Point {
  const metres = resolutionOf(seen);
  return [
    middle[0] + (across * seen.width * metres) / 2,
    middle[1] - (down * seen.height * metres) / 2,
  ];
}

type Placed = { readonly spot: Spot; readonly rank: number; readonly length: number };
const placed = (most: number) =>
  fc.record({
    spot: spotIn(most),
    rank: fc.integer({ min: 0, max: 9 }),
    length: fc.integer({ min: 1, max: 14 }),
  });
const placesIn = (seen: View, all: readonly Placed[], sign = 'p'): PlaceLabel[] =>
  all.map(({ spot, rank, length }, at) => ({
    ...toPosition(pointIn(seen, spot)),
    rank,
    name: `${sign}${at}`.padEnd(length, '.'),
  }));
const many = fc.array(fc.oneof(placed(1), placed(2)), { minLength: 20, maxLength: 80 });
const around = fc.array(placed(2), { minLength: 60, maxLength: 120 });

const sheetOf = async (seen: View, places: readonly PlaceLabel[], door: Point | null = null) => {
  const sheet = createSheet({ places, door: () => door, lines: () => [] });
  await sheet.rest(seen, middle);
  return sheet;
};
const namesOn = (sheet: Sheet, seen: View, at = middle) => sheet.paint(seen, at).names;

test('a view holds no more names than can be read in it', () =>
  law(
    fc.asyncProperty(view, many, async (seen, all) => {
      if (seen.zoom < 10) return;
      const names = namesOn(await sheetOf(seen, placesIn(seen, all)), seen);
      const room = (seen.width * seen.height) / 34_000;
      expect(names.length).toBeLessThanOrEqual(Math.min(18, Math.max(7, Math.round(room))));
    }),
  ));

test('what lies around a view takes no name from it', () =>
  law(
    fc.asyncProperty(
      view,
      fc.array(placed(1), { maxLength: 8 }),
      around,
      async (seen, own, other) => {
        const inside = placesIn(seen, own);
        // Far enough from the edge for a name beside each.
        const others = placesIn(seen, other, 'o').filter((place) => {
          const [x, y] = toPoint(place).map((value, axis) => value - (middle[axis] ?? 0));
          const [across, down] = [Math.abs(x ?? 0), Math.abs(y ?? 0)].map(
            (metres) => metres / resolutionOf(seen),
          );
          return (across ?? 0) > seen.width / 2 + 250 || (down ?? 0) > seen.height / 2 + 250;
        });
        const first = others.map((place) => ({ ...place, rank: -1 }));
        const read = async (...places: PlaceLabel[]) =>
          namesOn(await sheetOf(seen, places), seen).map(({ text }) => text);
        expect(await read(...inside, ...first)).toEqual(await read(...inside));
      },
    ),
  ));

test('a name that is read stays until it leaves the view', () =>
  law(
    fc.asyncProperty(
      view,
      many,
      fc.array(spotIn(0.3), { maxLength: 6 }),
      async (seen, all, steps) => {
        const sheet = await sheetOf(seen, placesIn(seen, all));
        let at = middle;
        let before = namesOn(sheet, seen);
        for (const [across, down] of steps) {
          const [dx, dy] = [Math.round(across * seen.width), Math.round(down * seen.height)];
          at = [at[0] + dx * resolutionOf(seen), at[1] - dy * resolutionOf(seen)];
          const stayed = before
            .map(({ text, box }) => ({ text, box: moved(box, -dx, -dy) }))
            .filter(({ box }) => isWellWithin(seen, box));
          const during = namesOn(sheet, seen, at).map(({ text }) => text);
          await sheet.rest(seen, at);
          before = namesOn(sheet, seen, at);
          const after = before.map(({ text }) => text);
          expect(during).toEqual(expect.arrayContaining(stayed.map(({ text }) => text)));
          expect(after).toEqual(during);
        }
      },
    ),
  ));

test('no name, no ring, no figure of a ring and no way to the door is drawn over another', () =>
  law(
    fc.asyncProperty(view, many, spotIn(1.5), spotIn(1.5), async (seen, all, there, from) => {
      const [door, rider] = [pointIn(seen, there), pointIn(seen, from)];
      const lines = [[door, rider]] as const;
      const places = placesIn(seen, all);
      const sheet = createSheet({ places, door: () => door, lines: () => lines });
      await sheet.rest(seen, middle);
      const { names, figures, rings, pixelOf } = sheet.paint(seen, middle);
      for (const { text, box } of names) {
        for (const ring of rings) {
          const isOpen = ring.gaps.some((gap) => holds(gap, box));
          expect([text, isOpen || !crosses(ring, box)]).toEqual([text, true]);
        }
        for (const figure of figures) expect(pixelBoxesMeet(figure.box, box)).toBe(false);
      }
      for (const { box } of [...names, ...figures]) {
        const wide = growBox(box, halfLine);
        expect(lineMeetsBox(pixelOf(door), pixelOf(rider), wide)).toBe(false);
      }
    }),
  ));

test('a name stands where no ring is, if there is such a place beside its dot', () =>
  law(
    fc.asyncProperty(view, placed(1), spotIn(2), async (seen, one, there) => {
      const [place] = placesIn(seen, [one]);
      if (!place || seen.zoom < 10) return;
      const door = pointIn(seen, there);
      const { names, rings, pixelOf } = (await sheetOf(seen, [place], door)).paint(seen, middle);
      const [x, y] = pixelOf(pointIn(seen, one.spot));
      const wide = place.name.length * 7;
      const isClear = ([left, top, right, bottom]: Side) =>
        !rings.some((ring) => crosses(ring, { left, top, right, bottom }));
      // What leaves the window is no place for a name.
      const isSeen = ([left, top, right, bottom]: Side) =>
        left >= 0 && top >= 0 && right <= seen.width && bottom <= seen.height;
      const sides: readonly Side[] = [
        [x - 8, y - 12, x + 12 + wide, y + 12],
        [x - 12 - wide, y - 12, x + 8, y + 12],
        [x - wide / 2 - 8, y - 27, x + wide / 2 + 8, y + 8],
        [x - wide / 2 - 8, y - 8, x + wide / 2 + 8, y + 27],
      ];
      if (!sides.some((side) => isSeen(side) && isClear(side))) return;
      for (const { box } of names)
        expect(isClear([box.left, box.top, box.right, box.bottom])).toBe(true);
    }),
    // Its only clear side lies past the edge of the window.
    { examples: [[broad, { spot: [-0.96, -0.4], rank: 0, length: 14 }, [0.84, 0.06]]] },
  ));

const broad = { width: 1106, height: 794, zoom: 10.1 };
type Side = readonly [left: number, top: number, right: number, bottom: number];

type Circle = { readonly x: number; readonly y: number; readonly radius: number };

/** Whether a line of a circle runs through a box: some of it is nearer to the middle, and some farther. */
function crosses({ x, y, radius }: Circle, { left, top, right, bottom }: Box): boolean {
  const corners = [left, right].flatMap((side) =>
    [top, bottom].map((end) => Math.hypot(side - x, end - y)),
  );
  const nearest = Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));
  return nearest < radius && Math.max(...corners) > radius;
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

type Box = { left: number; top: number; right: number; bottom: number };

function moved({ left, top, right, bottom }: Box, dx: number, dy: number): Box {
  return { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy };
}

/** With its dot, and the pixels that a name keeps from the edge. */
function isWellWithin({ width, height }: View, { left, top, right, bottom }: Box): boolean {
  return left > 30 && top > 30 && right < width - 30 && bottom < height - 30;
}
