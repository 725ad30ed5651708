import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, OrderStatus } from '#schemas';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { voucherClient } from './support.ts';

const limit = 3;
const code = 'THRICE';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof voucherClient>>;
let body: Awaited<ReturnType<typeof client.discounted>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await voucherClient(server);
  await client.add({ code, type: 'amount', amount: 1, most_uses: limit });
  body = await client.discounted(code);
});
afterAll(() => server.close());

/** Puts an order into a status, as the fleet and the payments do; also where that has been done before. */
function put(order: Order, status: OrderStatus): Promise<Order> {
  return server.sql.begin(async (tx) => {
    const held = await lockOrder(tx, order.order_id);
    if (!held) throw new Error('no such order');
    return recordChange(tx, held, { status }, server.deps.clock());
  });
}

async function cancel({ order_id, vendor_id }: Order): Promise<void> {
  const asked = { order_id, vendor_id, reason: 'mistake_error' };
  expect([200, 409]).toContain((await client.call('PUT', '/order/cancel', asked)).statusCode);
}

const ended = ['CANCELLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED', 'STALLED'] as const;
const nth = fc.nat(5);
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('create' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('end' as const), nth, as: fc.constantFrom(...ended) }),
  },
);
const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 4,
});
type Act = (typeof act)['generate'] extends (...all: never[]) => { value: infer Value }
  ? Value
  : never;

async function perform(each: Act, orders: Order[]): Promise<void> {
  if (each.kind === 'create') {
    const answer = await client.create(body);
    if (answer.statusCode === 200) orders.push(await put(answer.json().result.order, 'RECEIVED'));
    else expect(answer.json().errors[0].code).toBe('SignatureExpired');
    return;
  }
  const order = orders[each.nth % Math.max(1, orders.length)];
  if (order && each.kind === 'cancel') await cancel(order);
  if (order && each.kind === 'end') await put(order, each.as);
}

async function live(): Promise<Order[]> {
  const rows = await server.sql<{ record: Order }[]>`select record from orders
    where record ->> 'voucher_code' = ${code} and status <> all(${[...ended]})`;
  return rows.map(({ record }) => record);
}

test('whatever is placed, cancelled and failed at once: a voucher counts the orders that hold it', () =>
  law(
    fc.asyncProperty(rounds, async (history) => {
      const orders: Order[] = [];
      for (const round of history) {
        await Promise.all(round.map((each) => perform(each, orders)));
        const uses = await client.usesOf(code);
        expect(uses).toBeGreaterThanOrEqual(0);
        expect(uses).toBeLessThanOrEqual(limit);
        expect(uses).toBe((await live()).length);
      }
      for (const order of await live()) await cancel(order);
      expect(await client.usesOf(code)).toBe(0);
    }),
    { runs: 12 },
  ));
