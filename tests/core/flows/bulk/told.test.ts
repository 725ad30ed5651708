import { expect, test } from 'vitest';
import { $notices, bulkClosed } from '#core';
import { $isOccupied } from '../../../../core/build/occupation.ts';
import { file } from './happenings.ts';
import { pageOf, until } from './pages.ts';
import { fullHeader } from './support.ts';

const noticesOf = ({ see }: Awaited<ReturnType<typeof pageOf>>) =>
  see($notices).map(({ key }) => key.replace('bulk-order-upload.', ''));

const placing = { phase: 'placing', orders_placed: 1 } as const;
const success = { phase: 'done', status: 'ORDER_PLACEMENT_SUCCESS', orders_placed: 2 } as const;
const partial = {
  phase: 'done',
  status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
  orders_placed: 1,
  orders_to_be_placed: 2,
} as const;
const failure = { phase: 'done', status: 'ORDER_PLACEMENT_FAIL', orders_placed: 0 } as const;

test.each([
  ['all are placed', success, 'place-order-success'],
  ['some are not', partial, 'place-order-error'],
  ['none is', failure, 'place.none'],
])('who watches their orders being placed is told once that %s', async (_, end, said) => {
  // The last look asks for the job alone, and then for all of it.
  const page = await pageOf({ jobId: 'job-1', told: [placing, placing, end, end] });
  await until(() => page.has('placing'));
  await page.pass(1);
  expect([page.has('placing'), noticesOf(page)]).toEqual([true, []]);
  await page.pass(1);
  await until(() => page.has('placed'));
  expect(noticesOf(page)).toEqual([said]);
  if (end === success) expect(page.see($notices)[0]?.values).toEqual({ count: 2 });
});

test('who opens a job that was placed before is told nothing', async () => {
  const page = await pageOf({ jobId: 'job-1', told: [success] });
  await until(() => page.has('placed'));
  expect(noticesOf(page)).toEqual([]);
});

test.each([
  ['format', ['fault.format']],
  ['too-large', ['fault.too-large']],
  ['damaged', []],
  ['empty', []],
] as const)('of a refusal as %s is told beside the page: %j', async (fault, said) => {
  const page = await pageOf();
  await page.on({ type: 'fileChosen', file });
  await page.on({ type: 'fileRefused', fault });
  expect([page.seen()?.context.fault, noticesOf(page)]).toEqual([fault, said]);
});

test('a file in hand is not cut off by a newer build; a page that is left holds nothing', async () => {
  const page = await pageOf();
  expect(page.see($isOccupied)).toBe(false);
  await page.on({ type: 'fileChosen', file });
  expect(page.see($isOccupied)).toBe(true);
  await page.send(bulkClosed);
  expect(page.see($isOccupied)).toBe(false);
});

test('a page loads what was kept once, however many files are chosen on it', async () => {
  const page = await pageOf();
  await page.on({ type: 'fileChosen', file });
  await page.on({ type: 'cancelled' });
  await page.on({ type: 'fileChosen', file });
  expect([page.count.loads, page.readings.length]).toEqual([1, 2]);
});

const header = ['Who', ...fullHeader.slice(1)];

test('columns that were chosen by hand are kept for the outlet, and found on its next page', async () => {
  const first = await pageOf({ header });
  await first.on({ type: 'fileChosen', file });
  first.readings[0]?.end();
  await until(() => first.has('columns'));
  await first.on({ type: 'columnChosen', at: 0, column: 'recipient_name' });
  await first.on({ type: 'columnsSettled' });
  const choices = { who: 'recipient_name' } as const;
  expect(first.kept.columns.at(-1)).toMatchObject({ vendor_id: 'v-1', choices });
  const next = await pageOf({ header, choices: () => choices });
  await next.on({ type: 'fileChosen', file });
  next.readings[0]?.end();
  await until(() => next.has('repair'));
});

test('choices that cannot be read are asked for again', async () => {
  const broken = () => {
    throw new Error('storage is off');
  };
  const page = await pageOf({ header, choices: broken });
  await page.on({ type: 'fileChosen', file });
  page.readings[0]?.end();
  await until(() => page.has('columns'));
});
