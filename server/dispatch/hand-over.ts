import * as z from 'zod/mini';
import { isOver, wasCollected } from '#core/rules';
import type { Id, Order, UnixTime } from '#schemas';
import type { Db, Fragment, Sql, Tx } from '../db/connect.ts';
import { type ErrandKind, kindOf, promiseErrands } from '../errands/index.ts';
import type { Deps } from '../module.ts';
import { tellHappened } from '../observe/happened.ts';
import { lockOrder, recordChange } from '../orders/journal.ts';
import { together } from '../together.ts';
import type { Handed } from './dispatcher.ts';

const HandOver = z.object({
  order_id: z.string(),
  what: z.enum(['request', 'change', 'cancel', 'again']),
});
type HandOver = z.infer<typeof HandOver>;

const declared = { name: 'dispatch', payload: HandOver };

/** Promises to tell the dispatcher of an order. Use it in the statement that changes the order, or in its transaction before the feed is numbered. */
export function promiseHandOver(
  sql: Db,
  what: HandOver['what'],
  order_id: Id,
  now: UnixTime,
): Fragment {
  return promiseHandOvers(sql, what, [order_id], now);
}

/** The same for several orders. */
export function promiseHandOvers(
  sql: Db,
  what: HandOver['what'],
  orderIds: readonly Id[],
  now: UnixTime,
): Fragment {
  const promised = orderIds.map((order_id) => ({ payload: { order_id, what }, about: order_id }));
  return promiseErrands(sql, declared, promised, now);
}

/** Hands orders over to the dispatcher in their present state; an order that cannot be handed over for about ten minutes is stalled. */
export function handOvers({ sql, clock, markets, dispatcher }: Deps): ErrandKind {
  const find = together((ids: readonly Id[]) => findHanded(sql, ids));
  // End the first ride before asking for the second, so that their reports are not mixed up.
  const askAgain = async (order: Order, { key, market }: Handed) => {
    await dispatcher.cancel(order, { key: `${key}-end`, market, again: true });
    const waiting = await sql.begin((tx) => awaitAnother(tx, order.order_id, clock()));
    if (waiting) await dispatcher.request(waiting, { key, market });
  };
  return kindOf(declared, {
    ...{ atOnce: 50, patience: 15, mostTries: 15, waits: { first: 1, longest: 60 } },
    async work({ order_id, what }, { key }) {
      const found = await find(order_id);
      const market = found && markets.get(found.country);
      if (!found || !market) throw new Error(`there is no order ${order_id}`);
      const { order } = found;
      // An order that ended before it was handed over needs no ride.
      if (what !== 'cancel' && isOver(order)) return;
      if (what === 'again' && wasCollected(order)) return;
      if (what === 'again') return askAgain(order, { key, market });
      await dispatcher[what](order, { key, market });
      tellHappened('hand-over', { what });
    },
    async giveUp({ order_id, what }, { refused }) {
      if (what === 'request' || what === 'again')
        await sql.begin((tx) => stall(tx, order_id, { what, refused, now: clock() }));
    },
  });
}

type Found = { order: Order; country: string };

async function findHanded(sql: Sql, ids: readonly Id[]): Promise<(Found | undefined)[]> {
  const rows = await sql<(Found & { id: string })[]>`
    select o.id, o.record as order, v.country_code as country
    from orders o join vendors v on v.id = o.vendor_id where o.id = any(${[...ids]})`;
  const byId = new Map(rows.map(({ id, ...found }) => [id, found]));
  return ids.map((id) => byId.get(id));
}

/** Sets an order to wait for another rider, whose reports are numbered from 1; undefined once it was collected or has ended. */
async function awaitAnother(tx: Tx, id: Id, now: UnixTime): Promise<Order | undefined> {
  const order = await lockOrder(tx, id);
  if (!order || isOver(order) || wasCollected(order)) return undefined;
  // A repeated try: the order already waits.
  if (isAwaiting(order)) return order;
  await tx`update orders set reported = 0 where id = ${id}`;
  return recordChange(tx, order, { status: 'WAITING_FOR_TRANSPORT', rider: null }, now);
}

function isAwaiting({ status, rider }: Order): boolean {
  return status === 'WAITING_FOR_TRANSPORT' && !rider;
}

/**
 * Stalls an order that could not be handed over, so that people know; a payment is refunded as for every stalled order. A fleet that
 * did not refuse may have taken it and answered too late, so it is told that nobody waits any more.
 */
async function stall(
  tx: Tx,
  id: Id,
  { what, refused, now }: { what: 'request' | 'again'; refused: boolean; now: UnixTime },
): Promise<void> {
  const order = await lockOrder(tx, id);
  if (!order || isOver(order)) return;
  // If the first ride could not be ended, it goes on.
  if (what === 'again' && !isAwaiting(order)) return;
  const nobody = { estimated_pickup_minutes: null, estimated_delivery_minutes: null };
  if (!refused) await promiseHandOver(tx, 'cancel', id, now);
  await recordChange(tx, order, { status: 'STALLED', ...nobody }, now);
}
