import type * as z from 'zod/mini';
import type { operatorCalls } from '#schemas/operator';
import type { Db } from '../../db/connect.ts';
import { isGuestId } from '../../guests/tokens.ts';
import type { Change, Entry } from '../../orders/record.ts';

type Line = z.input<typeof operatorCalls.getOrderHistory.result>['history'][number];
type Placed = { by: string; email: string | null };
/** `by` is the merchant's person, if known. */
type Event = { at: number; change: Entry; by: string | null };
type Operated = {
  at: number;
  by: string;
  action: string;
  before: object | null;
  after: object | null;
};

/** The history of an order, oldest first: journal, operators' actions and payments. */
export async function historyOf(db: Db, orderId: string): Promise<Line[]> {
  const [placed] = await db<Placed[]>`
    select o.placed_by as by, u.email from orders o left join users u on u.id = o.placed_by
    where o.id = ${orderId} and o.placed_by is not null`;
  const events = await db<Event[]>`
    select e.at, e.change, coalesce(u.email, k.name) as by from order_events e
    left join users u on u.id = e.change #>> '{by,user}'
    left join service_keys k on k.id = e.change #>> '{by,key}'
    where e.order_id = ${orderId} order by e.id`;
  const operated = await db<Operated[]>`
    select at, by, action, before, after from audit_entries
    where target in (select ${`order ${orderId}`}
      union all select 'payment ' || i.id from payment_intents i where i.order_id = ${orderId})
    order by id`;
  return [
    ...events.map((event) => lineOf(event, placed)),
    ...operated.map(({ at, by, action, before, after }) => {
      return { at, by, what: action, change: { ...before, ...after } };
    }),
  ].toSorted((a, b) => a.at - b.at);
}

function lineOf({ at, change: entry, by }: Event, placed: Placed | undefined): Line {
  if ('placed' in entry) {
    const { status } = entry.placed;
    return { at, by: by ?? placerOf(placed), what: 'placed', change: { status } };
  }
  return { at, by: by ?? changerOf(entry), what: whatOf(entry), change: { ...entry } };
}

function placerOf(placed: Placed | undefined): string {
  if (!placed) return 'merchant';
  return isGuestId(placed.by) ? 'guest' : (placed.email ?? 'merchant');
}

/** The likely source of a change without a person. */
function changerOf({ status, cancellation, refund, customer, order, revision }: Change): string {
  if (cancellation) return cancellation.source;
  if (refund || status?.startsWith('PAYMENT_')) return 'payments';
  return customer || order || revision !== undefined ? 'merchant' : 'dispatcher';
}

function whatOf({ status, refund, revision, rider }: Change): string {
  if (status) return status;
  if (refund) return 'refunded';
  if (revision !== undefined) return 'edited';
  return rider === undefined ? 'changed' : 'rider';
}
