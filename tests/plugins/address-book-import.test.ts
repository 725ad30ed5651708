import { allSettled, fork } from 'effector';
import phoneMetadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import { appended } from '#core';
import { type Call, callFx, closeSpreadsheetFx, openSpreadsheetFx } from '#core/ports';
import { metadataOf } from '#core/rules';
import type { Problem, SheetLayout, SheetLine, Spreadsheet } from '#schemas';
import { fact } from '../../core/kernel/log.ts';
import {
  $import,
  columnChosen,
  columnsSettled,
  columnsWanted,
  fileChosen,
  importBegun,
  importClosed,
  importOpened,
  layoutChosen,
} from '../../plugins/activate-address-book/import-model.ts';
import { refusedFile } from '../../plugins/activate-address-book/refused-file.ts';
import { contextFor } from '../support/composition.ts';
import { keptPorts } from '../support/kept.ts';

const { market } = contextFor([]);
const phonePlan = { country: 'SG', metadata: metadataOf(phoneMetadata, 'SG') };
const rules = { market, phonePlan };
const file = new File([''], 'book.csv');

const person = (nth: number): SheetLine => {
  return { number: nth + 2, cells: [`Ana ${nth}`, `${nth} Anson Road`] };
};

const tokens = { AccessToken: '', IdToken: '', RefreshToken: '', Expires: 9e9 };
const lost: Problem = { tag: 'unreachable', message: '' };

function sheetOf(lines: readonly SheetLine[], header: readonly string[]): Spreadsheet {
  return {
    ...{ id: 'f', name: file.name, sha256: '', sheets: [], sheet: 0, headerLine: 1 },
    ...{ top: [], header, rows: lines.length, samples: [], lines },
  };
}

/** A scope in which a file holds these rows, and whose calls are answered by a test. */
function world(
  lines: readonly SheetLine[],
  answer: (call: Call) => unknown,
  header = ['Name', 'Address'],
) {
  return fork({
    handlers: [
      [openSpreadsheetFx, () => sheetOf(lines, header)],
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
  const rows = [
    ...Array.from({ length: 119 }, (_, nth) => person(nth)),
    { number: 200, cells: ['', '1 Anson Road'] },
    { number: 201, cells: ['', ' '] },
  ];
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

test('a number that a request refuses is among the rows that cannot be kept', async () => {
  const lines = ['12', '9123 4567', ''].map((phone, nth) => ({
    ...{ number: nth + 2, cells: [`Ana ${nth}`, '1 Anson Road', phone] },
  }));
  const scope = world(lines, added, ['Name', 'Address', 'Phone']);
  await allSettled(importOpened, { scope });
  await allSettled(fileChosen, { scope, params: { file, rules } });
  expect(scope.getState($import)).toMatchObject({
    good: [{ number: 3 }, { number: 4 }],
    refused: [{ number: 2, name: 'Ana 0', key: 'validation.phone-incorrect' }],
  });
});

test('a lost connection stops it with what is kept, and it goes on from there', async () => {
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

test.each([
  ['answered', (call: Call) => added(call)],
  ['lost', () => Promise.reject(lost)],
])('an import that was given up counts nothing for the next one once it is %s', async (_, ends) => {
  const late = Promise.withResolvers<void>();
  const sent: { vendorId: unknown; names: unknown[] }[] = [];
  const scope = world(
    Array.from({ length: 60 }, (_row, nth) => person(nth)),
    async (call) => {
      const names = customersIn(call.input.body).map((each) => (each as { name: string }).name);
      sent.push({ vendorId: (call.input.params as { vendorId: string }).vendorId, names });
      if (sent.length > 1) return added(call);
      await late.promise;
      return ends(call);
    },
  );
  const begin = async (vendorId: string) => {
    // Nothing settles while the first call is pending.
    void allSettled(importOpened, { scope });
    void allSettled(fileChosen, { scope, params: { file, rules } });
    await expect.poll(() => scope.getState($import).step).toBe('review');
    void allSettled(importBegun, { scope, params: vendorId });
  };
  await begin('v-old');
  await expect.poll(() => sent).toHaveLength(1);
  void allSettled(importClosed, { scope });
  expect(scope.getState($import).step).toBe('closed');
  await begin('v-new');
  late.resolve();
  await expect.poll(() => scope.getState($import).step).toBe('done');
  expect(scope.getState($import)).toMatchObject({ added: 60, sent: 60, isCut: false });
  expect(sent.slice(1).map(({ vendorId, names }) => [vendorId, names.length])).toEqual([
    ['v-new', 50],
    ['v-new', 10],
  ]);
});

test('where the names of columns are unknown a person says what they are, and may change it', async () => {
  const line = { number: 2, cells: ['3 Anson Road', 'Ana', '079903', '9123 4567'] };
  const scope = world([line], added, ['Wohin', 'Wer', 'PLZ', 'Fernruf']);
  await allSettled(importOpened, { scope });
  await allSettled(fileChosen, { scope, params: { file, rules } });
  expect(scope.getState($import)).toMatchObject({ step: 'columns', good: [] });
  const names = ['recipient_name', 'recipient_name', 'postal_code'] as const;
  for (const [at, column] of names.entries())
    await allSettled(columnChosen, { scope, params: { at, column } });
  await allSettled(columnChosen, { scope, params: { at: 0, column: 'recipient_address' } });
  expect(scope.getState($import).columns).toEqual([
    'recipient_address',
    'recipient_name',
    'postal_code',
    null,
  ]);
  await allSettled(columnsSettled, { scope });
  expect(scope.getState($import)).toMatchObject({
    step: 'review',
    good: [{ number: 2, customer: { name: 'Ana', postal_code: '079903', phone_number: '' } }],
  });
  await allSettled(columnsWanted, { scope });
  await allSettled(columnChosen, { scope, params: { at: 3, column: 'recipient_phone_number' } });
  await allSettled(columnsSettled, { scope });
  expect(scope.getState($import).good).toMatchObject([{ customer: { phone_number: '9123 4567' } }]);
});

test('what a person said of columns is known of the next file with these names', async () => {
  const line = { number: 2, cells: ['3 Anson Road', 'Ana'] };
  const kept = new Map<string, string>();
  const open = async () => {
    const scope = fork({
      handlers: [
        [openSpreadsheetFx, () => sheetOf([line], ['Wohin', 'Wer'])],
        [closeSpreadsheetFx, () => undefined],
        ...keptPorts(kept),
        [callFx, () => Promise.reject(lost)],
      ],
    });
    const session = { user: { id: 'u-1', email: 'ana@shop.sg' }, tokens };
    await allSettled(appended, { scope, params: [fact('session.started', 'fetch', 0, session)] });
    await allSettled(importOpened, { scope });
    await allSettled(fileChosen, { scope, params: { file, rules } });
    return scope;
  };
  const scope = await open();
  expect(scope.getState($import).step).toBe('columns');
  for (const [at, column] of (['recipient_address', 'recipient_name'] as const).entries())
    await allSettled(columnChosen, { scope, params: { at, column } });
  await allSettled(columnsSettled, { scope });
  expect((await open()).getState($import)).toMatchObject({
    step: 'review',
    good: [{ customer: { name: 'Ana' } }],
  });
});

test('another sheet is read where its columns are asked for, and only the last one chosen counts', async () => {
  const answers: PromiseWithResolvers<Spreadsheet>[] = [];
  const asked: SheetLayout[] = [];
  const scope = fork({
    handlers: [
      [
        openSpreadsheetFx,
        ({ layout }: { layout: SheetLayout }) => {
          asked.push(layout);
          const answer = Promise.withResolvers<Spreadsheet>();
          answers.push(answer);
          return answer.promise;
        },
      ],
      [closeSpreadsheetFx, () => undefined],
      ...keptPorts(),
    ],
  });
  await allSettled(importOpened, { scope });
  const first = allSettled(fileChosen, { scope, params: { file, rules } });
  answers[0]?.resolve(sheetOf([], ['Title', 'of']));
  await first;
  const second = allSettled(layoutChosen, { scope, params: { sheet: 1, headerLine: null } });
  const third = allSettled(layoutChosen, { scope, params: { sheet: 2, headerLine: null } });
  answers[2]?.resolve(sheetOf([person(0)], ['Name', 'Address']));
  answers[1]?.reject('cancelled');
  await Promise.all([second, third]);
  expect(asked.map(({ sheet }) => sheet)).toEqual([null, 1, 2]);
  expect(scope.getState($import)).toMatchObject({
    ...{ step: 'columns', fault: null },
    columns: ['recipient_name', 'recipient_address'],
  });
  const fourth = allSettled(layoutChosen, { scope, params: { sheet: 3, headerLine: null } });
  answers[3]?.reject('empty');
  await fourth;
  expect(scope.getState($import)).toMatchObject({ step: 'columns', fault: 'empty' });
  await allSettled(columnsSettled, { scope });
  expect(scope.getState($import)).toMatchObject({ step: 'review', good: [{ number: 2 }] });
});

test('a file that cannot be read says so', async () => {
  const scope = fork({
    handlers: [
      [openSpreadsheetFx, () => Promise.reject('encrypted')],
      [closeSpreadsheetFx, () => undefined],
    ],
  });
  await allSettled(importOpened, { scope });
  await allSettled(fileChosen, { scope, params: { file, rules } });
  expect(scope.getState($import)).toMatchObject({ step: 'file', fault: 'encrypted' });
});

test('the rows that were refused are a file as they stand, with reasons, which is read again', async () => {
  const rows = [
    person(0),
    { number: 3, cells: ['=Ana "B"', '', '+65 9123 4567'] },
    { number: 9, cells: ['', "'=1 Anson Road"] },
  ];
  const scope = world(rows, added, ['Name', 'Address', 'Phone']);
  await allSettled(importOpened, { scope });
  await allSettled(fileChosen, { scope, params: { file, rules } });
  const words = { reason: 'Reason', reasonOf: ({ key }: { key: string }) => key };
  const made = refusedFile(scope.getState($import), { ...words, decimal: '.' });
  expect(made?.name).toBe('book-failed-rows.csv');
  const lines = (await made?.content.text())?.trim().split('\r\n');
  expect(lines).toEqual([
    '"Name","Address","Phone","Reason"',
    `"'=Ana ""B""","","+65 9123 4567","address.error.fill"`,
    `"","'=1 Anson Road","","validation.fill-customer-name"`,
  ]);
  const local = refusedFile(scope.getState($import), { ...words, decimal: ',' });
  expect(await local?.content.text()).toContain('"Name";"Address"');
});
