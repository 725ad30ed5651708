import { statusesWhere } from './meanings.ts';

/** The groups of specification 2, section 4, by which orders are listed and counted. */
export const statusGroups = {
  new: statusesWhere(({ group }) => group === 'new'),
  collected: statusesWhere(({ group }) => group === 'collected'),
  cancelledLike: statusesWhere(({ group }) => group === 'cancelled'),
  deliveredOrReturned: statusesWhere(({ group }) => group === 'delivered'),
} as const;

/** The statuses after which nothing more comes of an order. */
export const endings = statusesWhere(({ terminal }) => terminal);

/** Whether nothing more comes of an order; a status that nobody knows is none of the ends. */
export function isOver({ status }: { readonly status: string }): boolean {
  return endings.has(status);
}
