import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { order as anyOrder } from '../../support/arbitraries.ts';
import { demoDatabase } from '../../support/database.ts';
import { law } from '../../support/property.ts';

let database: Awaited<ReturnType<typeof demoDatabase>>;
beforeAll(async () => {
  database = await demoDatabase();
});
afterAll(() => database.drop());

const allowed = ['order_id', 'vendor_id', 'reference', 'status', 'revision', 'cancellation'];
const parts = ['placed', 'status', 'customer', 'order', 'rider', 'cancellation', 'proofs'] as const;

test('whatever changes of whatever order, what a target is told names nobody', async () => {
  await law(
    fc.asyncProperty(anyOrder, fc.constantFrom(...parts), async (order: Order, part) => {
      const change = part === 'placed' ? { placed: order } : { [part]: order[part] ?? null };
      const [row] = await database.sql<{ facts: Record<string, unknown> }[]>`
        select webhook_facts(${JSON.stringify(order)}::text::jsonb, ${JSON.stringify(change)}::text::jsonb) as facts`;
      const facts = row?.facts ?? {};
      expect(Object.keys(facts).filter((name) => !allowed.includes(name))).toEqual([]);
      for (const value of [facts.order_id, facts.vendor_id, facts.status]) {
        expect([order.order_id, order.vendor_id, order.status]).toContain(value);
      }
      if (facts.cancellation) expect(facts.cancellation).toEqual(order.cancellation);
    }),
  );
});
