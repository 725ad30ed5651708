import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveBox, pixelBoxesMeet } from '../../../app/map/drawn/boxes.ts';
import { boxOf, type PlacedLabel } from '../../../app/map/drawn/declutter.ts';
import { readable } from '../../../app/map/drawn/paint-labels.ts';
import type { Frame } from '../../../app/map/paint/canvas-layer.ts';
import { law } from '../../support/property.ts';

const [width, height] = [400, 300];
const label = fc
  .record({
    point: fc.tuple(fc.integer({ max: width, min: 0 }), fc.integer({ max: 0, min: -height })),
    wide: fc.integer({ max: 120, min: 20 }),
    shift: fc.constantFrom([0, 0], [68, 0], [-68, 0], [0, -15], [0, 15] as const),
  })
  .map(({ point, wide, shift: [x = 0, y = 0] }) => ({
    ...{ point, width: wide, shift: [x, y] as const, isBeside: x !== 0 || y !== 0 },
  }));
const box = fc
  .tuple(fc.nat(width), fc.nat(height), fc.nat(150), fc.nat(80))
  .map(([left, top, wide, high]) => ({ left, top, right: left + wide, bottom: top + high }));

/** The names that come to be read on a map one of whose pixels is a metre. */
function namesOf(labels: readonly PlacedLabel[], covered: Parameters<typeof readable>[2]) {
  const pixelOf = ([x, y]: readonly [number, number]) => [x, -y];
  const frame = { width, height, resolution: 1, pixelOf } as unknown as Frame;
  return readable(frame, labels, covered).map(({ name }) => name);
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
        const bare = namesOf(labels, []);
        const expected = labels.filter(({ name }) => bare.includes(name)).filter(isFree);
        expect(namesOf(labels, covered)).toEqual(expected.map(({ name }) => name));
      },
    ),
  ));
