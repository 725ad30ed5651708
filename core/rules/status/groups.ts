import type { Order, UnixTime } from '#schemas';
import { statusesWhere } from './meanings.ts';

/** The groups of specification 2, section 4, by which orders are listed and counted. */
export const statusGroups = {
  new: statusesWhere(({ group }) => group === 'new'),
  collected: statusesWhere(({ group }) => group === 'collected'),
  cancelledLike: statusesWhere(({ group }) => group === 'cancelled'),
  deliveredOrReturned: statusesWhere(({ group }) => group === 'delivered'),
} as const;

/** The final statuses of an order. */
export const endings = statusesWhere(({ terminal }) => terminal);

/** Whether an order is in a final status; an unknown status is not. */
export function isOver({ status }: { readonly status: string }): boolean {
  return endings.has(status);
}

const begun = statusesWhere(({ group }) => group === 'begun');

/** Whether an order waits to be paid: it is given to nobody, and ends by itself if it is not. */
export function awaitsPayment({ status }: { readonly status: string }): boolean {
  return begun.has(status);
}

type Reached = Pick<Order, 'status' | 'status_history' | 'updated_at'>;

/** When an order reached the status that it has. */
export function reachedAt({ status, status_history, updated_at }: Reached): UnixTime {
  return status_history.findLast((entry) => entry.status === status)?.created_at ?? updated_at;
}
