import { isDeepStrictEqual } from 'node:util';
import { isOver } from '#core/rules';
import type { Id, Order, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { tellHappened } from '../observe/happened.ts';
import { type Changed, recordChanges } from '../orders/journal.ts';
import { type Change, changeOrder } from '../orders/record.ts';

/**
 * A dispatcher's report of an order: status, rider, photographs. Each holds all that is known, so that a lost one does no harm; only
 * the minutes are those of the moment.
 */
export type Report = {
  order_id: Id;
  /** The number of the report of its order, from 1, in the order of events. */
  nth: number;
  at: UnixTime;
  says: Change & Required<Pick<Change, 'status'>>;
};

/**
 * Applies reports about orders of one outlet; every dispatcher uses it. A repeated or late report, or one after the end of its order,
 * changes nothing. Answers the orders afterwards, locked until the transaction ends.
 */
export async function takeReports(
  tx: Tx,
  vendorId: Id,
  reports: readonly Report[],
): Promise<ReadonlyMap<Id, Order>> {
  const rows = await tx<Known[]>`
    select id, record, reported from orders
    where id = any(${reports.map(({ order_id }) => order_id)}) and vendor_id = ${vendorId}
    order by id for update`;
  const byOrder = Map.groupBy(reports, ({ order_id }) => order_id);
  const news = rows.map((known) => newsOf(known, byOrder.get(known.id) ?? []));
  const changes = news
    .flatMap((each) => each.changes)
    .toSorted((a, b) => a.after.updated_at - b.after.updated_at);
  if (changes.length > 0) await recordChanges(tx, vendorId, changes);
  for (const { after } of changes) tellHappened('report', { status: after.status });
  return new Map(news.map(({ order }) => [order.order_id, order]));
}

type Known = { id: Id; record: Order; reported: number };

/** The changes in reports of one order. */
function newsOf({ record, reported }: Known, reports: readonly Report[]) {
  let order = record;
  let last = reported;
  const changes: Changed[] = [];
  for (const { nth, at, says } of reports.toSorted((a, b) => a.nth - b.nth)) {
    if (nth <= last || isOver(order)) continue;
    const change = newIn(says, order);
    order = changeOrder(order, change, at);
    last = nth;
    changes.push({ after: order, change, reported: nth });
  }
  return { order, changes };
}

/** The part of a report that differs from the order. */
function newIn({ rider, proofs, cancellation, ...says }: Report['says'], order: Order): Change {
  return {
    ...says,
    ...(rider !== undefined && !isDeepStrictEqual(rider, order.rider ?? null) && { rider }),
    ...(proofs && !isDeepStrictEqual(proofs, order.proofs) && { proofs }),
    ...(cancellation && { cancellation }),
  };
}
