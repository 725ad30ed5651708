import { expect, test } from 'vitest';
import { appended, bulkClosed } from '#core';
import { bulkFileLimit } from '#schemas';
import { fact } from '../../../../core/kernel/log.ts';
import { file, keptBefore } from './happenings.ts';
import { pageOf, until } from './pages.ts';
import { rows, values } from './support.ts';

const other = new File(['y'], 'other.xlsx');
const sized = (bytes: number) => new File([new Uint8Array(bytes)], 'large.xlsx');

test('a reader that is cut off is closed, and one that has read its file goes on to check its rows', async () => {
  const cut = await pageOf();
  await cut.on({ type: 'fileChosen', file });
  expect([cut.has('reading'), cut.count.closes]).toEqual([true, 0]);
  await cut.on({ type: 'cancelled' });
  expect([cut.has('file'), cut.count.closes]).toEqual([true, 1]);
  const whole = await pageOf();
  await whole.on({ type: 'fileChosen', file });
  whole.readings[0]?.end();
  await until(() => whole.has('repair'));
  expect(whole.count.closes).toBe(0);
  await whole.send(bulkClosed);
  expect(whole.count.closes).toBe(1);
});

test('of two files that are chosen quickly only the last is read', async () => {
  const page = await pageOf();
  await page.on({ type: 'fileChosen', file });
  await page.on({ type: 'fileChosen', file: other });
  const [first, second] = page.readings;
  expect([first?.file, second?.file, page.count.closes]).toEqual([file, other, 1]);
  first?.end();
  await page.on({ type: 'placeAsked' });
  expect([page.has('reading'), page.seen()?.context.sheet]).toEqual([true, null]);
  second?.end();
  await until(() => page.has('repair'));
  expect(page.seen()?.context).toMatchObject({ file: other, kept: { file: other } });
  expect(page.kept.files).toEqual([other]);
});

test('how far a file is read is told, and that there is no reader where it broke', async () => {
  const page = await pageOf();
  await page.on({ type: 'fileChosen', file });
  page.readings[0]?.advanced(0.4);
  expect(page.seen()?.context.progress).toBe(0.4);
  page.readings[0]?.fail(new Error('broken'));
  await until(() => page.has('file'));
  expect(page.seen()?.context).toMatchObject({ fault: 'no-reader', file: null, progress: 0 });
});

test.each([
  [bulkFileLimit, 1],
  [bulkFileLimit + 1, 0],
])('of a file of %d bytes it reads %d', async (bytes, read) => {
  const page = await pageOf();
  await page.on({ type: 'fileChosen', file: sized(bytes) });
  expect(page.readings).toHaveLength(read);
  expect(page.seen()?.context.fault).toBe(read === 1 ? null : 'too-large');
});

/** A page with the rows of its file on screen. */
async function repairing(world: Parameters<typeof pageOf>[0] = {}) {
  const page = await pageOf(world);
  if (!world.kept) await page.on({ type: 'fileChosen', file });
  page.readings[0]?.end();
  await until(() => page.has('repair'));
  return page;
}
const typed = {
  number: 2,
  values: values({ description: 'Cake', recipient_notes: '4242 4242 4242 4242' }),
};

test('what is done to the rows of a file is kept row by row, without the number of a card', async () => {
  const page = await repairing();
  await page.on({ type: 'cellTyped', ...typed });
  await page.on({ type: 'rowRemoved', number: 3, removed: true });
  const owner = { user_id: '', vendor_id: 'v-1' };
  expect(page.kept.rows).toEqual([
    {
      ...owner,
      number: 2,
      edit: { removed: false, cells: { description: 'Cake', recipient_notes: '' } },
    },
    { ...owner, number: 3, edit: { removed: true, cells: {} } },
  ]);
});

test('of a sheet that a reload would not find nothing is kept', async () => {
  const page = await repairing();
  expect(page.kept.files).toEqual([file]);
  await page.on({ type: 'columnsReopened' });
  await page.on({ type: 'layoutChosen', layout: { sheet: 1, headerLine: null } });
  page.readings[1]?.end();
  await until(() => page.has('repair'));
  await page.on({ type: 'cellTyped', ...typed });
  expect(page.seen()?.context.kept?.edits.get(2)?.cells).toMatchObject({ description: 'Cake' });
  expect([page.kept.files, page.kept.rows]).toEqual([[file, null, null], []]);
});

test('a file of an earlier visit goes on being kept with what was done to it before', async () => {
  const page = await repairing({ kept: keptBefore });
  expect(page.kept.files).toEqual([]);
  await page.on({
    type: 'cellTyped',
    number: 2,
    values: values({ description: 'Bread', amount: '5' }),
  });
  expect([...(page.seen()?.context.kept?.edits ?? [])]).toEqual([
    [2, { removed: false, cells: { description: 'Bread', amount: '5' } }],
    [3, { removed: true, cells: {} }],
  ]);
});

test('the end of a session closes the page, and lets go of nothing that was kept', async () => {
  const page = await repairing();
  await page.on({ type: 'cellTyped', ...typed });
  const ended = fact('session.ended', 'user', 2, { reason: 'signed-out' });
  await page.send(appended, [ended]);
  await page.on({ type: 'fileWanted' });
  expect([page.seen(), page.count.closes]).toEqual([null, 1]);
  expect([page.kept.files, page.kept.rows.length]).toEqual([[file], 1]);
});

test('a file of which every row was removed is not uploaded', async () => {
  const page = await repairing();
  for (const { number } of rows) await page.on({ type: 'rowRemoved', number, removed: true });
  await page.on({ type: 'uploaded' });
  expect([page.has('repair'), page.has('busy'), page.askedOf('createBulkJob')]).toEqual([
    true,
    false,
    [],
  ]);
});
