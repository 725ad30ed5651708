import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  $orders,
  $ordersComplete,
  appended,
  countsOf,
  tabs,
  vendorChosen,
  visibleIds,
} from '#core';
import type { Order } from '#schemas';
import { $connection } from '../../../core/connection/model.ts';
import { fact } from '../../../core/kernel/log.ts';
import { createIndex, putOrder, setView } from '../../../core/orders/orders.ts';
import { idsOfTab } from '../../../core/orders/rows.ts';
import { DAY, DAY_START, NOW, updated, vendor } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const endings = ['DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR', 'STALLED'];
const statuses = ['NEW', 'WAITING_FOR_TRANSPORT', 'NEAR_VENDOR', 'PICKED_UP', ...endings];
const ages = [0, 60, NOW - DAY_START + 1, DAY, 3 * DAY];

/** A new order, or another status for one that is there. */
const change = fc.record({
  isNew: fc.boolean(),
  which: fc.nat({ max: 40 }),
  status: fc.constantFrom(...statuses),
  age: fc.constantFrom(...ages),
});
type Change = { isNew: boolean; which: number; status: string; age: number };

/** A server with a journal: its pages are cut from what is true when they are asked for. */
function createServer(pageSize: number) {
  const orders = new Map<string, Order>();
  const journal: Order[] = [];
  const write = (order: Order) => {
    orders.set(order.order_id, order);
    journal.push(order);
  };
  const isOver = ({ status }: Order) => endings.includes(status);
  const isIn = (kind: string | undefined, order: Order, from: number) => {
    const { created_at, updated_at } = order;
    if (kind === 'ended') return isOver(order) && created_at < from && updated_at >= from;
    return kind !== 'preorder' && (kind === 'past') === isOver(order) && created_at >= from;
  };
  return {
    orders,
    since: (seq: number) => journal.slice(seq),
    act({ isNew, which, status, age }: Change): void {
      const known = [...orders.values()][which % Math.max(1, orders.size)];
      const updated_at = NOW + journal.length;
      if (isNew || !known) {
        const order_id = `v1-${orders.size}`;
        write(anOrder({ order_id, created_at: NOW - age, updated_at, status }));
      } else if (!isOver(known)) write({ ...known, status, updated_at });
    },
    page({ pagination_key = '', from = 0 }: { pagination_key?: string; from?: number }) {
      const [kind, at, id = ''] = pagination_key.split('~');
      const data = [...orders.values()]
        .filter((order) => isIn(kind, order, from))
        .toSorted((a, b) => compare(a, [b.created_at, b.order_id]))
        .filter((order) => at === undefined || compare(order, [Number(at), id]) > 0)
        .slice(0, pageSize);
      const last = data.at(-1);
      const isFull = last && data.length === pageSize;
      const next = isFull ? `${kind}~${last.created_at}~${last.order_id}` : null;
      return { data, pagination_key: next, seq: journal.length, listed_at: NOW };
    },
  };
}

/** Negative when an order stands before a place in a list, newest first. */
function compare({ created_at, order_id }: Order, [at, id]: readonly [number, string]): number {
  return at - created_at || (order_id === id ? 0 : order_id < id ? 1 : -1);
}

const changes = fc.array(change, { maxLength: 6 });

test('whatever changes between two pages, the client ends with what is true: none lost, none twice', () =>
  law(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(change, { maxLength: 30 }),
      fc.array(changes, { minLength: 1, maxLength: 20 }),
      async (pageSize, before, between) => {
        const server = createServer(pageSize);
        for (const each of before) server.act(each);
        let turn = 0;
        const engine = createEngine({
          answers: {
            listOrders: ({ query }: { query: object }) => {
              const answer = server.page(query);
              for (const each of between[turn] ?? []) server.act(each);
              turn += 1;
              return answer;
            },
          },
        });
        await engine.tick();
        await engine.send(appended, [
          fact('vendors.loaded', 'fetch', NOW, { vendors: [vendor('v1')] }),
        ]);
        await engine.send(vendorChosen, 'v1');
        while (!engine.see($ordersComplete)) await engine.send(appended, []);
        const [connected] = engine.askedOf('connect') as [{ since: number }];
        expect(engine.see($connection).seq).toBe(connected.since);
        await engine.send(
          appended,
          server.since(connected.since).map((order) => updated(order)),
        );
        const truth = createIndex();
        setView(truth, { dayStart: DAY_START });
        for (const order of server.orders.values()) putOrder(truth, order);
        const seen = engine.see($orders);
        for (const tab of tabs) {
          const ids = idsOfTab(truth, tab);
          expect(visibleIds(seen, tab)).toEqual(ids);
          expect(countsOf(seen)[tab]).toBe(ids.length);
        }
      },
    ),
    { runs: 150 },
  ));
