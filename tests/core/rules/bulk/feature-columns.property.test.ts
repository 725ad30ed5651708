import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineFeatureColumns, defineOrderFeature } from '#core/rules';
import { addedColumns } from '../../../../core/rules/bulk/columns.ts';
import { longFeatureCells, readFeatures } from '../../../../core/rules/bulk/feature-columns.ts';
import { market } from '../../../../markets/sg.ts';
import { law } from '../../../support/property.ts';
import { goodRow } from './support.ts';

const most = 9;
/** A feature of two columns that keeps up to so many boxes, and says of its cell what is no number. */
const boxesOrder = defineOrderFeature({
  ...{ id: 'boxes', flag: 'tip' },
  read: (asked) => {
    const { boxes } = asked as { boxes: number };
    return boxes <= most ? { boxes } : null;
  },
});
const boxes = defineFeatureColumns<{ boxes: number }>({
  feature: boxesOrder,
  columns: [
    { name: 'boxes', labelKey: 'request.boxes', names: [], longest: 5 },
    { name: 'box_note', labelKey: 'request.boxes', names: [], longest: 8 },
  ],
  keep: (asked) => (typeof asked === 'number' ? { boxes: asked } : null),
  read: ({ boxes: cell = '' }) => {
    if (cell === '') return { value: null };
    const count = Number(cell);
    return Number.isNaN(count)
      ? { problem: { field: 'boxes', key: 'wrong' } }
      : { value: { boxes: count } };
  },
  write: ({ boxes: count }) => ({ boxes: String(count) }),
  sample: () => ({ boxes: 2 }),
});
const rowWith = (cells: Record<string, string>) => ({ ...goodRow, more: cells });
const reading = (cell: string) =>
  readFeatures(rowWith({ boxes: cell }), { features: [boxes], market });

test('what a feature may keep is kept as its cells say, and what it may not is wrong in its first column', () =>
  law(
    fc.property(fc.nat({ max: 20 }), (count) => {
      const refused = { field: 'boxes', key: 'request.error.create' };
      expect(reading(` ${count} `)).toEqual(
        count <= most
          ? { kept: { boxes: { boxes: count } }, errors: [] }
          : { kept: {}, errors: [refused] },
      );
    }),
  ));

test('a row without any of it keeps nothing and is not wrong', () => {
  for (const cell of ['', '   ']) expect(reading(cell)).toEqual({ kept: {}, errors: [] });
  expect(readFeatures(goodRow, { market })).toEqual({ kept: {}, errors: [] });
});

test('what a feature cannot read is said in its own words', () => {
  expect(reading('many')).toEqual({ kept: {}, errors: [{ field: 'boxes', key: 'wrong' }] });
});

test('what is kept is written so that it reads as the same, and anything else as nothing', () =>
  law(
    fc.property(fc.nat({ max: most }), (count) => {
      const cells = boxes.write(count as never, market);
      expect(boxes.read(cells, market)).toEqual({ value: { boxes: count } });
      expect(boxes.write('three' as never, market)).toEqual({});
      expect(boxes.sample(market)).toEqual({ boxes: '2' });
    }),
  ));

test('a cell is too long from one character beyond its column on, each for itself', () =>
  law(
    fc.property(fc.nat({ max: 12 }), fc.nat({ max: 12 }), (first, second) => {
      const row = rowWith({ boxes: '1'.repeat(first), box_note: 'x'.repeat(second) });
      const long = longFeatureCells(row, [boxes]).map(({ field, values }) => [field, values?.max]);
      const expected = [
        ...(second > 8 ? [['box_note', 8]] : []),
        ...(first > 5 ? [['boxes', 5]] : []),
      ];
      expect(long).toEqual(expected);
    }),
  ));

test('columns of features stand in one order, however the features are listed', () =>
  law(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-c_]{1,3}$/), { minLength: 1 }), (names) => {
      const features = names.map((name) => ({
        ...boxes,
        columns: [{ name, labelKey: 'request.boxes', names: [], longest: 5 }],
      }));
      const told = addedColumns(features).map(({ name }) => name);
      expect(told).toEqual(names.toSorted());
      expect(addedColumns(features.toReversed()).map(({ name }) => name)).toEqual(told);
    }),
  ));

test('a feature without a column says of the row what it may not keep', () => {
  const bare = defineFeatureColumns<{ boxes: number }>({
    ...{
      feature: boxesOrder,
      columns: [],
      keep: () => null,
      read: () => ({ value: { boxes: 99 } }),
    },
    ...{ write: () => ({}), sample: () => ({ boxes: 1 }) },
  });
  const { errors } = readFeatures(goodRow, { features: [bare], market });
  expect(errors).toEqual([{ field: 'row', key: 'request.error.create' }]);
});
