import type { Id, Order } from '#schemas';

/** An order whose status changed. */
export type StatusChange = {
  readonly orderId: Id;
  readonly status: string;
  /** Whether the person asked for it, by cancelling. */
  readonly asked: boolean;
};

/** How many changes are kept until alerts take them. */
const MOST = 1000;

type Noting = {
  readonly pending: ReadonlySet<Id>;
  readonly untold: StatusChange[];
};

/**
 * Notes a change of status that a merge caused. This is the only source of alerts, so they can never differ from what is
 * shown. An order that is first seen counts as no change.
 */
export function noteChange({ pending, untold }: Noting, before: Order, now: Order): void {
  if (before.status === now.status) return;
  const { order_id: orderId, status } = now;
  untold.push({ orderId, status, asked: pending.has(orderId) });
  // On a page without alerts nobody takes them.
  if (untold.length > MOST) untold.shift();
}

/** Takes the noted changes, newest last, and forgets them. */
export function takeChanges({ untold }: Pick<Noting, 'untold'>): readonly StatusChange[] {
  return untold.splice(0);
}
