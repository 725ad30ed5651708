import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { day, historyServer, midnight } from './support.ts';

let server: Awaited<ReturnType<typeof historyServer>>;
const period = { from: midnight, to: midnight + 2 * day };

beforeAll(async () => {
  server = await historyServer();
  await server.put(
    { order_id: 'm4pk1-000001', minutes: [10, 20], delivery_fee: 6.1 },
    { order_id: 'm4pk1-000002', minutes: [30, 60], delivery_fee: 7.2, total_discount: 2 },
    {
      ...{ order_id: 'm4pk1-000003', status: 'CANCELLED' },
      cancellation: { source: 'vendor', reason: 'mistake_error', charge: 3.1 },
    },
    // Its minutes would be those that its customer asked for.
    {
      ...{ order_id: 'm4pk1-000004', minutes: [500, 600], created_at: midnight + day },
      preordered_for: midnight + day + 30_000,
    },
    { order_id: 'm4pk2-000001', vendor_id: 'm4pk2', minutes: [10, 20], created_at: midnight + 60 },
    { order_id: 'm4pk1-000005', created_at: midnight - 1 },
  );
});
afterAll(() => server.close());

async function summary(query: Record<string, string | number> = {}, vendor?: string) {
  const answer = await server.get('/orders/summary', { ...period, ...query }, vendor);
  expect(answer.statusCode).toBe(200);
  return endpoints.summarizeOrders.result.parse(answer.json().result);
}

test('the orders of a period add up, in all and by day of the market', async () => {
  const first = {
    orders: 3,
    deliveries: 2,
    cancellations: 1,
    returns: 0,
    goods: 25,
    spend: 11.3,
    charges: 3.1,
  };
  const minutes = { median_pickup_minutes: 20, median_dropoff_minutes: 40 };
  expect(await summary()).toEqual({
    ...{
      orders: 4,
      deliveries: 3,
      cancellations: 1,
      returns: 0,
      goods: 37.5,
      spend: 17.3,
      charges: 3.1,
    },
    ...minutes,
    days: [
      { day: '2027-01-15', ...first, ...minutes },
      {
        ...{
          day: '2027-01-16',
          orders: 1,
          deliveries: 1,
          cancellations: 0,
          returns: 0,
          goods: 12.5,
          spend: 6,
          charges: 0,
        },
        ...{ median_pickup_minutes: null, median_dropoff_minutes: null },
      },
    ],
  });
});

test('an order that was brought back is counted as that, and the figures add up with it', async () => {
  // In days of their own, which no other test looks at.
  const created_at = midnight - 10 * day;
  const past = { vendor_id: 'm4pk3', created_at };
  await server.put(
    { order_id: 'm4pk3-000001', ...past, status: 'RETURNED_TO_VENDOR' },
    { order_id: 'm4pk3-000002', ...past, status: 'NEW' },
    { order_id: 'm4pk3-000003', ...past, status: 'STALLED' },
    { order_id: 'm4pk3-000004', ...past },
  );
  const whole = await summary({ from: created_at, to: created_at + day }, 'm4pk3');
  expect(whole).toMatchObject({ orders: 4, deliveries: 1, returns: 1, cancellations: 1 });
});

test('a delayed order is new until it is collected, and collected after that', async () => {
  const from = midnight - 12 * day;
  const delayed = { vendor_id: 'm4pk3', created_at: from, status: 'DELAYED' as const };
  await server.put(
    { order_id: 'm4pk3-000005', ...delayed },
    { order_id: 'm4pk3-000006', ...delayed, minutes: [10, 20] },
  );
  const idsOf = async (status: string) => {
    const answer = await server.get('/orders', { from, to: from + day, status }, 'm4pk3');
    return answer.json().result.data.map(({ order_id }: { order_id: string }) => order_id);
  };
  expect(await idsOf('new')).toEqual(['m4pk3-000005']);
  expect(await idsOf('collected')).toEqual(['m4pk3-000006']);
});

test('a period without orders is all zeros, and knows no minutes', async () => {
  expect(await summary({ from: midnight - 5 * day, to: midnight - 4 * day })).toEqual({
    ...{ orders: 0, deliveries: 0, cancellations: 0, returns: 0, goods: 0, spend: 0, charges: 0 },
    ...{ median_pickup_minutes: null, median_dropoff_minutes: null, days: [] },
  });
});

test('a status, an order and a parent narrow it down or widen it', async () => {
  expect(await summary({ status: 'cancelled' })).toMatchObject({
    orders: 1,
    spend: 0,
    charges: 3.1,
  });
  expect(await summary({ order_id: 'm4pk1-000002' })).toMatchObject({ orders: 1, spend: 5.2 });
  expect(await summary({}, 'm4pk')).toMatchObject({ orders: 0 });
  expect(await summary({ include_outlets: 'true' }, 'm4pk')).toMatchObject({ orders: 5 });
  const phone = { customer_phone_number: '+6581234567' };
  expect(await summary({ ...phone, include_outlets: 'true' }, 'm4pk')).toMatchObject({ orders: 5 });
});

test('a period that is missing, too long, backwards or no number is refused', async () => {
  const refused = async (query: Record<string, string | number>) => {
    const answer = await server.get('/orders/summary', query);
    return [answer.statusCode, answer.json().errors[0].code];
  };
  expect(await refused({})).toEqual([400, 'RangeTooLong']);
  expect(await refused({ from: midnight })).toEqual([400, 'RangeTooLong']);
  expect((await server.get('/orders/summary', { digits: '4567' })).statusCode).toBe(200);
  expect(await refused({ from: midnight, to: midnight + 32 * day })).toEqual([400, 'RangeTooLong']);
  expect(await refused({ from: midnight, to: midnight - 1 })).toEqual([400, 'InvalidInput']);
  expect(await refused({ from: 'x', to: 'y' })).toEqual([400, 'InvalidInput']);
  expect(await refused({ ...period, status: 'x' })).toEqual([400, 'InvalidInput']);
  expect(await refused({ ...period, order_id: "' or 1=1" })).toEqual([400, 'InvalidInput']);
  expect(await refused({ ...period, other: 1 })).toEqual([400, 'InvalidInput']);
});

test('an order that is named needs no period', async () => {
  const answer = await server.get('/orders/summary', { order_id: 'm4pk1-000005' });
  expect(answer.json().result).toMatchObject({ orders: 1 });
});

test('all outlets are refused where the market shows one at a time', async () => {
  const markets = server.deps.markets as Map<string, NonNullable<ReturnType<typeof sg>>>;
  const before = sg();
  if (before === undefined) throw new Error('no market');
  markets.set('SG', { ...before, allOutletOrders: false });
  for (const path of ['/orders', '/orders/summary', '/orders/export', '/transactions/export']) {
    const format = path.endsWith('export') ? { format: 'csv' } : {};
    const answer = await server.get(
      path,
      { ...period, ...format, include_outlets: 'true' },
      'm4pk',
    );
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'OutletsNotAllowed']);
  }
  markets.set('SG', before);
});

function sg() {
  return server.deps.markets.get('SG');
}
