import { statusGroups } from '#core/rules';
import type { Order } from '#schemas';
import * as css from './history.css.ts';

/** A figure of an order, muted where it is not among the totals. */
export function Counted({ counts, children }: { counts: boolean; children: string }) {
  return <span className={counts ? undefined : css.uncounted}>{children}</span>;
}

/** Whether the fee of an order is among the totals. */
export function isFeeCounted({ status }: Order): boolean {
  return statusGroups.deliveredOrReturned.has(status);
}
