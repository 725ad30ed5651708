import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveBox, pixelBoxesMeet } from '../../../app/map/drawn/boxes.ts';
import { boxOf, type PlacedLabel } from '../../../app/map/drawn/declutter.ts';
import { paintLabels } from '../../../app/map/drawn/paint-labels.ts';
import type { Frame } from '../../../app/map/paint/canvas-layer.ts';
import { law } from '../../support/property.ts';

const [width, height] = [400, 300];
const label = fc
  .record({
    point: fc.tuple(fc.integer({ max: width, min: 0 }), fc.integer({ max: 0, min: -height })),
    wide: fc.integer({ max: 120, min: 20 }),
    side: fc.constantFrom(...(['over', 'right', 'left'] as const)),
  })
  .map(({ point, wide, side }) => ({ point, width: wide, side }));
const box = fc
  .tuple(fc.nat(width), fc.nat(height), fc.nat(150), fc.nat(80))
  .map(([left, top, wide, high]) => ({ left, top, right: left + wide, bottom: top + high }));

/** The names that come to be read on a map one of whose pixels is a metre. */
function painted(
  labels: readonly PlacedLabel[],
  covered: Parameters<typeof paintLabels>[2]['covered'],
) {
  const read: string[] = [];
  const context = {
    ...{ beginPath() {}, arc() {}, fill() {}, strokeText() {} },
    fillText: (name: string) => read.push(name),
  };
  const frame = {
    ...{ context, width, height, resolution: 1, colours: { scheme: 'light' } },
    pixelOf: ([x, y]: readonly [number, number]) => [x, -y],
  } as unknown as Frame;
  paintLabels(frame, labels, { family: 'sans-serif', covered });
  return read;
}

test('no name is read under a button, the scale or the credits, and no other is left out for them', () =>
  law(
    fc.property(
      fc.array(label, { maxLength: 12 }),
      fc.array(box, { maxLength: 4 }),
      (some, covered) => {
        const labels = some.map((each, at) => ({
          ...each,
          ...{ name: `name ${at}`, strong: false, isNumber: false },
        }));
        const isFree = (each: PlacedLabel) =>
          !covered.some((other) => pixelBoxesMeet(moveBox(boxOf(each, 1), [0, 0]), other));
        const bare = painted(labels, []);
        const expected = labels.filter(({ name }) => bare.includes(name)).filter(isFree);
        expect(painted(labels, covered)).toEqual(expected.map(({ name }) => name));
      },
    ),
  ));
