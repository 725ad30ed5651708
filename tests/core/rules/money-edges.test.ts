import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const sources = globSync('{app,core,plugins,server,workers}/**/*.{ts,tsx}', { cwd: root });
const holding = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(new URL(file, root), 'utf8'))).toSorted();

/** Where a number of the wire becomes money, or money a number of the wire: a record, a call, a column, a text. */
const edges = [
  'app/i18n/amounts.ts',
  'app/screens/request/fee-parts.ts',
  'app/screens/tracking/cancel-dialog.tsx',
  'core/compose/quote.ts',
  'core/flows/request/editing.ts',
  'plugins/increased-fee-info/raises.ts',
  'plugins/tip/order.ts',
  'plugins/voucher/voucher-field.tsx',
  'server/bulk/example.ts',
  'server/bulk/jobs.ts',
  'server/bulk/place.ts',
  'server/bulk/rows.ts',
  'server/demo/placed.ts',
  'server/demo/preview-people.ts',
  'server/history/columns.ts',
  'server/operator/cases/orders.ts',
  'server/operator/cases/payments.ts',
  'server/operator/cases/vouchers.ts',
  'server/orders/cancel.ts',
  'server/orders/fee.ts',
  'server/orders/new-order.ts',
  'server/orders/update-parts.ts',
  'server/payments/create-intent.ts',
  'server/payments/errands.ts',
  'server/payments/mails.ts',
  'server/payments/outcome.ts',
  'server/payments/sandbox/challenge.ts',
  'server/public/tracking.ts',
  'server/vouchers/index.ts',
  'server/vouchers/repository.ts',
];

test('law: money is read from the wire and written to it at the edges alone', () => {
  const found = holding(/\b(?:minorOf|coinsOf|amountOf|nearestCoins)\(/);
  expect(found.filter((file) => !file.startsWith('core/rules/'))).toEqual(edges);
});

test('law: nothing but money is a bigint, so that no number is ever added to it', () => {
  const found = holding(/\bBigInt\(/);
  expect(found).toEqual([
    'core/rules/fee.ts',
    'core/rules/money.ts',
    'server/db/minor.ts',
    'server/map/import/write-archive.ts',
  ]);
});

test('law: no amount is rounded by way of a text', () => {
  expect(holding(/toFixed\([^)]*(?:[dD]igits|4)\)/)).toEqual([]);
});
