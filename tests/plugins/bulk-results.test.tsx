import { expect, test } from 'vitest';
import { $bulk, type BulkSnapshot, bulkOpened } from '#core';
import { loadBulkColumnsFx, loadBulkDraftFx } from '#core/ports';
import type { BulkJob, BulkRow } from '#schemas';
import { ResultsStep } from '../../plugins/bulk-order-upload/results-step.tsx';
import { RowsTable } from '../../plugins/bulk-order-upload/rows-table.tsx';
import { answer, rules, values } from '../core/flows/bulk/support.ts';
import { NOW } from '../support/arbitraries.ts';
import { createEngine } from '../support/engine.ts';
import { htmlOf, screenWorld, wordsIn, wordsOn } from '../support/screen.tsx';

/** A file as the server checked it. */
async function checked(changes: Partial<BulkJob>): Promise<BulkSnapshot> {
  const engine = createEngine({
    answers: { getBulkJob: answer(changes) },
    ports: [
      [loadBulkColumnsFx, () => ({})],
      [loadBulkDraftFx, () => null],
    ],
  });
  const opening = { vendorId: 'v-1', jobId: 'job-1', rules, loadColumns: async () => [] };
  await engine.send(bulkOpened, opening);
  await expect.poll(() => engine.see($bulk)?.hasTag('results')).toBe(true);
  const snapshot = engine.see($bulk);
  if (snapshot === null) throw new Error('the file is not open');
  return snapshot;
}

test('what the riders of a checked file cost together stands beside the button that requests them, and over its column what each costs', async () => {
  const metadata = { success_row_count: 2, waiting_row_count: 0, ready_delivery_fees: 1234.5 };
  const snapshot = await checked({ metadata });
  const words = wordsOn(<ResultsStep snapshot={snapshot} />, screenWorld(NOW));
  expect(words).toMatch(/Delivery fee Delivery fees \$1,234\.50 .*Request 2 riders/);
});

/** The columns that a file with these rows has on screen, as its head names them. */
function columnsOf(...rows: readonly Partial<BulkRow>[]) {
  const all = rows.map((row, at) => ({ number: at + 2, values: values(row), errors: [] }));
  const html = htmlOf(
    <RowsTable name="orders.xlsx" rows={all} lead={() => null} />,
    screenWorld(NOW),
  );
  const columns = [...html.matchAll(/<span[^>]*data-column="([^"]+)"/g)].map(([, name]) => name);
  return { columns, isOffered: wordsIn(html).includes('All columns') };
}

test('a column in which no row says anything is left out, and can be asked for', () => {
  const needed = ['recipient_name', 'recipient_address', 'recipient_phone_number'];
  const paid = ['amount', 'payment_method'];
  expect(columnsOf({ description: '' }, { description: ' ' }).columns).toEqual([
    ...needed,
    ...paid,
  ]);
  const some = columnsOf({ description: '' }, { description: '', building: 'Tower 1' });
  expect(some.columns).toEqual(expect.arrayContaining([...needed, ...paid, 'building']));
  expect([some.columns.length, some.isOffered]).toEqual([6, true]);
});
