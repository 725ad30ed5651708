import fc from 'fast-check';
import phoneMetadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import {
  addedColumns,
  bulkRowChecker,
  columnNamesOf,
  metadataOf,
  ownColumnNames,
  readBulkHeader,
} from '#core/rules';
import { bulkColumns, type Market } from '#schemas';
import { market as la } from '../../markets/la.ts';
import { market as sg } from '../../markets/sg.ts';
import { featureColumns } from '../../plugins/columns.ts';
import { orderFeatures } from '../../plugins/orders.ts';
import { locales, textsOf } from '../app/i18n/support.ts';
import { rowsLike } from '../core/rules/bulk/arbitraries.ts';
import { rowFor } from '../server/bulk/support.ts';
import { law } from '../support/property.ts';

const word = fc.constantFrom('', 'yes', 'No', 'نعم', 'ບໍ່', '是', 'maybe');
const figure = fc.oneof(
  fc.integer({ min: 0, max: 2_000_000 }).map((hundredths) => String(hundredths / 100)),
  fc.constantFrom('$5', '1,250.50', '0', 'five', '-3', '1e3', '٥'),
);
const cell = fc.oneof(word, figure, fc.string({ unit: 'grapheme', maxLength: 150 }));
const market: fc.Arbitrary<Market> = fc.constantFrom(sg, la);
const cellsOf = (feature: (typeof featureColumns)[number]) =>
  fc
    .record(Object.fromEntries(feature.columns.map(({ name }) => [name, cell])))
    .map((cells) => ({ feature, cells: trimmed(cells) }));
const typed = fc.oneof(...featureColumns.map(cellsOf));

const trimmed = (cells: Record<string, string>) =>
  Object.fromEntries(Object.entries(cells).map(([name, text]) => [name, text.trim()]));

test('law: what a feature reads in its columns it may keep, writes out, and reads back the same', () =>
  law(
    fc.property(typed, market, ({ feature, cells }, here) => {
      const read = feature.read(cells, here);
      if ('problem' in read) {
        expect(feature.columns.map(({ name }) => name)).toContain(read.problem.field);
      } else if (read.value !== null) {
        const kept = orderFeatures.find(({ id }) => id === feature.id);
        expect(kept?.check(read.value, here)).toBeNull();
        expect(feature.read(feature.write(read.value, here), here)).toEqual(read);
      }
    }),
  ));

test('law: a row without a cell of a feature asks for nothing of it, and so does an empty one', () =>
  law(
    fc.property(fc.constantFrom(...featureColumns), market, (feature, here) => {
      const empty = Object.fromEntries(feature.columns.map(({ name }) => [name, '']));
      expect(feature.read({}, here)).toEqual({ value: null });
      expect(feature.read(empty, here)).toEqual({ value: null });
      expect(feature.write({ nothing: 'of it' }, here)).toEqual({});
      const shown = feature.read(feature.sample(here), here);
      expect(shown).toMatchObject({ value: expect.any(Object) });
    }),
  ));

const context = {
  ...{ market: sg, timezone: 'Asia/Singapore', now: 1_800_000_000, vendorId: 'v-1' },
  phonePlan: { country: sg.country, metadata: metadataOf(phoneMetadata, sg.country) },
};

test('law: cells of columns that nobody has change nothing in a row', () =>
  law(
    fc.property(
      rowsLike(rowFor(2).values),
      fc.dictionary(fc.stringMatching(/^zz_[a-z]{1,8}$/), fc.constantFrom('', 'yes', '5')),
      (values, more) => {
        const plain = bulkRowChecker({ ...context, features: featureColumns })(values);
        const check = bulkRowChecker({ ...context, features: featureColumns });
        expect(check({ ...values, more })).toEqual(plain);
        expect(bulkRowChecker(context)({ ...values, more: { tip: '5', ...more } })).toEqual(
          bulkRowChecker(context)(values),
        );
      },
    ),
  ));

test('a row keeps what its cells say, and what is wrong is told at the column, behind our own', () => {
  const check = bulkRowChecker({ ...context, features: featureColumns });
  const { values } = rowFor(2);
  expect(check({ ...values, more: { tip: '2.50', leave_at_door: 'Yes' } }).order?.features).toEqual(
    { tip: { amount: 2.5 }, 'leave-at-door': { instruction: '' } },
  );
  const wrong = { tip: 'much', leave_at_door: 'no', leave_at_door_instruction: 'By the door' };
  expect(check({ ...values, amount: '', more: wrong }).errors.map(({ field }) => field)).toEqual([
    ...['amount', 'leave_at_door', 'tip'],
  ]);
  expect(check({ ...values, more: { tip: '1.005' } }).errors).toEqual([
    {
      ...{ field: 'tip', key: 'validation.amount-too-fine' },
      values: { currency: 'SGD', smallest: '0.01' },
    },
  ]);
  const long = { leave_at_door_instruction: 'x'.repeat(141), tip: '4111 1111 1111 1111' };
  expect(check({ ...values, more: long }).errors).toEqual([
    {
      ...{ field: 'leave_at_door_instruction', key: 'bulk-order-upload.row.too-long' },
      values: { max: 140 },
    },
  ]);
});

test.each(locales)('the columns of features are known by what they are called in %s', (locale) => {
  const texts = textsOf(locale);
  const columns = addedColumns(featureColumns);
  const names = columns.map(({ labelKey }) => String(texts[labelKey]));
  const header = readBulkHeader([...bulkColumns, ...names], featureColumns);
  expect(header.columns).toEqual([...bulkColumns, ...columns.map(({ name }) => name)]);
  expect(readBulkHeader(names).columns).toEqual(names.map(() => null));
});

test('no name of a feature is one of ours', () => {
  const own = new Set(ownColumnNames());
  for (const feature of featureColumns)
    expect(columnNamesOf(feature).filter((name) => own.has(name))).toEqual([]);
  for (const { id, flag } of featureColumns)
    expect(orderFeatures.find((each) => each.id === id)?.flag).toBe(flag);
});
