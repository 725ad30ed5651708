import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rowProblem } from '#core/rules';
import { ScopeProvider } from '#i18n';
import type { BulkRowState } from '#schemas';
import { JobRowLead } from '../../plugins/bulk-order-upload/job-row-lead.tsx';
import { PlacedRow } from '../../plugins/bulk-order-upload/placed-row.tsx';
import { RowLead } from '../../plugins/bulk-order-upload/row-lead.tsx';
import { RowsTable } from '../../plugins/bulk-order-upload/rows-table.tsx';
import { TableRow } from '../../plugins/bulk-order-upload/table-row.tsx';
import { jobRow, values } from '../core/flows/bulk/support.ts';
import { NOW } from '../support/arbitraries.ts';
import { screenWorld, wordsOn } from '../support/screen.tsx';

const errors = [
  { field: 'unit_number', key: 'bulk-order-upload.row.too-long', values: { max: 9 } },
  { field: 'row', key: 'bulk-order-upload.row.order-repeated', values: { row: 7 } },
] as const;
const row = { number: 2, values: values(), errors: [...errors], state: 'invalid' as const };

test('why a row is wrong stands beside its number, with the column, however far off its cell is', () => {
  const lead = wordsOn(
    <RowLead number={2} state="invalid" errors={row.errors} />,
    screenWorld(NOW),
  );
  expect(lead).toMatch(/Row 2 .*Unit number: At most 9 characters/);
});

test('numbers that stand in each other’s place can be swapped by one press after the upload, too, and no others', () => {
  const offered = (key: string) => {
    const wrong = jobRow(3, { state: 'invalid', errors: [{ field: 'latitude', key }] });
    const lead = wordsOn(<JobRowLead row={wrong} onMap={() => {}} />, screenWorld(NOW));
    return lead.includes('Swap latitude and longitude of row 3');
  };
  expect(offered('bulk-order-upload.row.coordinates-swapped')).toBe(true);
  expect(offered('bulk-order-upload.row.latitude')).toBe(false);
});

test('a row is put on the map by hand where its address was not found, and no other', () => {
  const offered = (name: 'address-unknown' | 'latitude') => {
    const wrong = jobRow(3, { state: 'invalid', errors: [rowProblem('recipient_address', name)] });
    const lead = wordsOn(<JobRowLead row={wrong} onMap={() => {}} />, screenWorld(NOW));
    return lead.includes('Put row 3 on the map');
  };
  expect([offered('address-unknown'), offered('latitude')]).toEqual([true, false]);
});

test('a row whose amount is high names it, to confirm it and when it was left out', () => {
  const questions = [{ field: 'amount', key: 'bulk-order-upload.row.amount-high' }];
  const asking = (amount: string) =>
    jobRow(2, { state: 'unconfirmed', questions, values: values({ amount }) });
  const lead = (amount: string) =>
    wordsOn(<JobRowLead row={asking(amount)} onMap={() => {}} />, screenWorld(NOW));
  expect(lead('5,000')).toContain('The amount $5,000.00 is unusually high.');
  const placed = <PlacedRow row={asking('5000')} vendorId="v-1" />;
  expect(wordsOn(placed, screenWorld(NOW))).toContain('The amount $5,000.00 is unusually high.');
});

test('of a row that was removed nothing is wrong any more', () => {
  const isToldIn = (state: BulkRowState) => {
    const lead = <JobRowLead row={jobRow(2, { ...row, state })} onMap={() => {}} />;
    const nothing = { fee: undefined, disabled: false, wanted: null };
    const heard = { taken: () => {}, done: () => {}, onFocus: () => {}, typed: () => {} };
    const columns = ['unit_number'];
    const one = (
      <TableRow
        row={{ ...row, state }}
        all={columns}
        {...{ columns, lead, ...nothing, ...heard }}
      />
    );
    return wordsOn(one, screenWorld(NOW)).split('At most 9 characters').length - 1;
  };
  expect(isToldIn('invalid')).toBe(2);
  expect(isToldIn('removed')).toBe(0);
});

test('rows are counted aloud once, whether the page counts them itself or not', () => {
  const regions = (isCounted: boolean) => {
    const table = (
      <RowsTable
        name="orders.xlsx"
        rows={[row]}
        {...(isCounted && { counts: 'Ready: 1' })}
        lead={() => null}
      />
    );
    const html = renderToStaticMarkup(
      <ScopeProvider value={screenWorld(NOW)}>{table}</ScopeProvider>,
    );
    return html.match(/role="status"/g)?.length ?? 0;
  };
  expect([regions(false), regions(true)]).toEqual([1, 1]);
});

test('rows of different states can be narrowed to each, with how many there are', () => {
  const of = (number: number, state: BulkRowState) => ({ ...row, number, state });
  const good = { errors: [] };
  const rows = [
    row,
    { ...of(3, 'ready'), ...good },
    { ...of(4, 'ready'), ...good },
    { ...of(5, 'unconfirmed'), ...good },
  ];
  const table = <RowsTable name="orders.xlsx" rows={rows} lead={() => null} />;
  const html = renderToStaticMarkup(
    <ScopeProvider value={screenWorld(NOW)}>{table}</ScopeProvider>,
  );
  const views = [...html.matchAll(/type="radio"[^>]*aria-label="([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(views).toEqual(['All 4', 'Ready 2', 'To fix 1', 'To confirm 1']);
  expect(html).toContain('aria-keyshortcuts="F8"');
});

test.each([
  ['PAID', 'Payment Paid'],
  ['cash on delivery', 'Payment Cash on delivery'],
  ['By cheque', 'Payment By cheque'],
])('the payment %s of a placed row is told in words', (payment_method, words) => {
  const placed = jobRow(3, { payment_method });
  expect(wordsOn(<PlacedRow row={placed} vendorId="v1" />, screenWorld(NOW))).toContain(words);
});
