import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { day, historyServer, midnight } from './support.ts';

let server: Awaited<ReturnType<typeof historyServer>>;
const period = { from: midnight, to: midnight + day };
const phone = '+65 8123 4567';

beforeAll(async () => {
  server = await historyServer();
  const many = Array.from({ length: 1203 }, (_, index) => ({
    ...{ order_id: `m4pk2-${index}`, vendor_id: 'm4pk2' },
    // Several share a moment, so that pages must tell them apart by their ids.
    created_at: midnight + Math.floor(index / 7),
  }));
  await server.put(
    { order_id: 'm4pk1-000001', minutes: [10, 20], outlet_name: '=1+1' },
    {
      ...{ order_id: 'm4pk1-000002', status: 'CANCELLED', created_at: midnight + 60 },
      cancellation: { source: 'vendor', reason: 'mistake_error', charge: 2.5 },
      refund: { amount: 3.5, created_at: midnight + 90 },
    },
    { order_id: 'm4pk1-000003', status: 'NEW', created_at: midnight + 120 },
    ...many,
  );
});
afterAll(() => server.close());

type Row = Record<string, string | number>;

async function csv(path: string, query = {}, vendor?: string): Promise<Row[]> {
  const answer = await server.get(path, { ...period, ...query, format: 'csv' }, vendor);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/csv');
  return parse(answer.body, { bom: true, columns: true });
}

test('orders come as CSV, newest first, with what became of them in the market’s time', async () => {
  const rows = await csv('/orders/export');
  expect(rows.map(({ order_id }) => order_id)).toEqual([
    ...['m4pk1-000003', 'm4pk1-000002', 'm4pk1-000001'],
  ]);
  expect(rows[2]).toMatchObject({
    ...{ outlet_name: "'=1+1", placed_at: '2027-01-15 00:00:00', status: 'DELIVERED' },
    ...{ recipient_phone_number: phone, amount: '12.5', delivery_fee: '6' },
    ...{ picked_up_at: '2027-01-15 00:10:00', delivered_at: '2027-01-15 00:20:00' },
  });
});

test('orders come as a workbook, with text as text and amounts as numbers', async () => {
  const answer = await server.get('/orders/export', { ...period, format: 'xlsx' });
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="orders-m4pk1-2027-01-15-2027-01-15.xlsx"',
  );
  const { Sheets, SheetNames, Workbook } = read(answer.rawPayload, { cellStyles: true });
  expect(Workbook?.Views?.[0]?.RTL ?? false).toBe(false);
  const rows: Row[] = utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {});
  expect(rows).toHaveLength(3);
  expect(rows[2]).toMatchObject({
    ...{ outlet_name: '=1+1', recipient_phone_number: phone, amount: 12.5, delivery_fee: 6 },
  });
});

test('a person reads headings and words of their language, a program the names that it knows', async () => {
  const [, cancelled] = await csv('/orders/export', { language: 'en' });
  expect(cancelled).toMatchObject({
    ...{ Order: 'm4pk1-000002', Status: 'Cancelled', 'Cancel reason': 'Placed by mistake' },
    ...{ Placed: '2027-01-15 00:01:00', Payment: 'Already paid', 'Cancellation charge': '2.5' },
  });
  const columns = async (query: object) =>
    Object.keys((await csv('/orders/export', query))[0] ?? {});
  const [named, plain] = [await columns({ language: 'en' }), await columns({})];
  expect(named).toHaveLength(plain.length);
  expect(named.filter((name) => name.includes('_') || name.startsWith('export.'))).toEqual([]);
});

test('transactions are the orders that are over, and what they cost', async () => {
  const rows = await csv('/transactions/export');
  expect(rows.map(({ order_id }) => order_id)).toEqual(['m4pk1-000002', 'm4pk1-000001']);
  expect(rows[1]).toMatchObject({
    ...{ finished_at: '2027-01-15 00:20:00', currency: 'SGD', delivery_fee: '6' },
    total_amount: '18.5',
  });
  expect(rows[0]).toMatchObject({ cancellation_charge: '2.5', refunded: '3.5' });
  const [, order] = await csv('/orders/export');
  expect(order).toMatchObject({ cancel_reason: 'mistake_error', cancellation_charge: '2.5' });
});

test('more orders than one batch come whole, each once', async () => {
  const rows = await csv('/orders/export', {}, 'm4pk2');
  expect(rows).toHaveLength(1203);
  expect(new Set(rows.map(({ order_id }) => order_id)).size).toBe(1203);
});

test('a file holds what the list with the same filter does', async () => {
  const one = await csv('/orders/export', { status: 'cancelled' });
  expect(one.map(({ order_id }) => order_id)).toEqual(['m4pk1-000002']);
  const all = await csv('/orders/export', { include_outlets: 'true' }, 'm4pk');
  expect(all).toHaveLength(1206);
  const list = await server.get('/orders', { ...period, status: 'cancelled' });
  expect(list.json().result.data).toMatchObject([{ order_id: 'm4pk1-000002' }]);
  const byId = await server.get('/orders', { order_id: 'm4pk1-00000' });
  expect(byId.json().result.data).toHaveLength(3);
});

test('nothing found is a file with its first line', async () => {
  expect(await csv('/orders/export', { status: 'collected' })).toEqual([]);
});

test.each(['/orders/export', '/transactions/export'])(
  '%s refuses a period that is too long, and a format that there is not',
  async (path) => {
    const long = await server.get(path, { from: 0, to: midnight, format: 'csv' });
    expect([long.statusCode, long.json().errors[0].code]).toEqual([400, 'RangeTooLong']);
    const bad = await server.get(path, { ...period, format: 'pdf' });
    expect([bad.statusCode, bad.json().errors[0].code]).toEqual([400, 'InvalidInput']);
  },
);

test('a workbook for an Arabic reader runs from the right, and writes amounts with the digits of the market', async () => {
  const answer = await server.get('/orders/export', { ...period, format: 'xlsx', language: 'ar' });
  const { Sheets, SheetNames, Workbook } = read(answer.rawPayload, { cellNF: true });
  expect(Workbook?.Views?.[0]?.RTL).toBe(true);
  const cells = Object.values(Sheets[SheetNames[0] ?? ''] ?? {});
  const fee = cells.find((cell) => cell.v === 12.5);
  expect(fee).toMatchObject({ t: 'n', z: '#,##0.00' });
});
