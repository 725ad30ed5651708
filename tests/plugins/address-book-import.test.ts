import { allSettled, fork } from 'effector';
import phoneMetadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import {
  type Call,
  callFx,
  checkSpreadsheetFx,
  closeSpreadsheetFx,
  openSpreadsheetFx,
} from '#core/ports';
import { metadataOf } from '#core/rules';
import { type BulkRow, bulkColumns, type Problem, type Spreadsheet } from '#schemas';
import {
  $import,
  fileChosen,
  importBegun,
  importClosed,
  importOpened,
} from '../../plugins/activate-address-book/import-model.ts';
import { contextFor } from '../support/composition.ts';

const { market } = contextFor([]);
const phonePlan = { country: 'SG', metadata: metadataOf(phoneMetadata, 'SG') };
const rules = { market, phonePlan, timezone: 'Asia/Singapore', vendorId: 'v-1' };
const file = new File([''], 'book.csv');

function rowOf(values: Partial<BulkRow>, number: number) {
  const empty = Object.fromEntries(bulkColumns.map((column) => [column, ''])) as BulkRow;
  return { number, values: { ...empty, ...values }, errors: [] };
}
const person = (nth: number) =>
  rowOf({ recipient_name: `Ana ${nth}`, recipient_address: `${nth} Anson Road` }, nth + 2);

type Rows = ReturnType<typeof rowOf>[];
/** A scope in which a file holds these rows, and whose calls are answered by a test. */
function world(rows: Rows, answer: (call: Call) => unknown, header = ['Name', 'Address']) {
  const sheet: Spreadsheet = {
    ...{ id: 'f', name: file.name, sha256: '', sheets: [], sheet: 0, headerLine: 1 },
    ...{ top: [], header, rows: rows.length, samples: [] },
  };
  return fork({
    handlers: [
      [openSpreadsheetFx, () => sheet],
      [checkSpreadsheetFx, () => rows],
      [closeSpreadsheetFx, () => undefined],
      [callFx, async (call: Call) => answer(call)],
    ],
  });
}
const added = ({ input }: Call) => ({
  rows: customersIn(input.body).map(() => ({ state: 'added', problem: null, found: null })),
});
function customersIn(body: unknown): readonly unknown[] {
  return typeof body === 'object' && body !== null && 'customers' in body
    ? [body.customers].flat()
    : [];
}

test('a file goes up in parts, and what became of each row is told with its line', async () => {
  const sizes: number[] = [];
  const rows = [...Array.from({ length: 119 }, (_, nth) => person(nth)), rowOf({}, 200)];
  const scope = world(rows, (call) => {
    sizes.push(customersIn(call.input.body).length);
    const told = added(call);
    const problem = { field: 'street_address', key: 'addressbook.import.not-found' };
    if (sizes.length === 2) told.rows[0] = { state: 'refused', problem, found: null } as never;
    return told;
  });
  await allSettled(importOpened, { scope });
  await allSettled(fileChosen, { scope, params: { file, rules } });
  expect(scope.getState($import)).toMatchObject({ step: 'review', refused: [{ number: 200 }] });
  await allSettled(importBegun, { scope, params: 'v-1' });
  const { step, added: count, refused } = scope.getState($import);
  expect([step, count, sizes]).toEqual(['done', 118, [50, 50, 19]]);
  expect(refused.map(({ number, key }) => [number, key])).toEqual([
    [52, 'addressbook.import.not-found'],
    [200, 'validation.fill-customer-name'],
  ]);
  await allSettled(importClosed, { scope });
  expect(scope.getState($import).step).toBe('closed');
});

test('a lost connection stops it with what is kept, and it goes on from there', async () => {
  const lost: Problem = { tag: 'unreachable', message: '' };
  let calls = 0;
  const scope = world(
    Array.from({ length: 80 }, (_, nth) => person(nth)),
    (call) => {
      calls += 1;
      if (calls === 2) throw lost;
      return added(call);
    },
  );
  await allSettled(importOpened, { scope });
  await allSettled(fileChosen, { scope, params: { file, rules } });
  await allSettled(importBegun, { scope, params: 'v-1' });
  expect(scope.getState($import)).toMatchObject({ step: 'stopped', isCut: true, added: 50 });
  await allSettled(importBegun, { scope, params: 'v-1' });
  expect(scope.getState($import)).toMatchObject({ step: 'done', added: 80, sent: 80 });
});

test('a file without names or addresses, and one that cannot be read, say so', async () => {
  const scope = world([], added, ['Order', 'Total']);
  await allSettled(importOpened, { scope });
  await allSettled(fileChosen, { scope, params: { file, rules } });
  expect(scope.getState($import)).toMatchObject({ step: 'file', fault: 'columns' });
});
