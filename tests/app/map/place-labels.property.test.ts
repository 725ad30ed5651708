import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAt, pixelBoxesMeet } from '../../../app/map/drawn/boxes.ts';
import { labelHeight, placeLabels } from '../../../app/map/overview/place-labels.ts';
import { law } from '../../support/property.ts';

const pixel = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 400 }));
const labels = fc
  .array(fc.record({ pixel, width: fc.integer({ min: 20, max: 200 }) }), { maxLength: 20 })
  .map((all) => all.map((each, nth) => ({ ...each, id: String(nth) })));
const marks = fc.array(
  pixel.map((at) => boxAt(at, 11, 11)),
  { maxLength: 40 },
);

test('no label covers a mark or another label, and each is as large as its words', () =>
  law(
    fc.property(labels, marks, (wanted, taken) => {
      const placed = placeLabels(wanted, taken);
      placed.forEach(({ id, box }, nth) => {
        const width = wanted.find((each) => each.id === id)?.width;
        expect([box.right - box.left, box.bottom - box.top]).toEqual([width, labelHeight]);
        const others = [...taken, ...placed.slice(nth + 1).map((other) => other.box)];
        expect(others.some((other) => pixelBoxesMeet(box, other))).toBe(false);
      });
    }),
  ));

test('the first label has its place whatever comes after it', () =>
  law(
    fc.property(labels, marks, (wanted, taken) => {
      const [first] = wanted;
      if (!first) return;
      expect(placeLabels(wanted, taken).find(({ id }) => id === first.id)).toEqual(
        placeLabels([first], taken)[0],
      );
    }),
  ));
