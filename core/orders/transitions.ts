import type { Id, Order } from '#schemas';

/** An order that came to another status. */
export type StatusChange = {
  readonly orderId: Id;
  readonly status: string;
  /** The person asked for it themselves. */
  readonly asked: boolean;
};

/** How many changes wait for somebody to tell them to. */
const MOST = 1000;

type Noting = {
  readonly pending: ReadonlySet<Id>;
  readonly untold: StatusChange[];
};

/**
 * Notes that the merge brought an order, known before, to another status: the one place that knows, so what is heard
 * and said can never differ from what is shown. An order that is first seen has led to nothing yet.
 */
export function noteChange({ pending, untold }: Noting, before: Order, now: Order): void {
  if (before.status === now.status) return;
  const { order_id: orderId, status } = now;
  untold.push({ orderId, status, asked: pending.has(orderId) });
  // Where nobody ever listens, the oldest are of no interest to anybody.
  if (untold.length > MOST) untold.shift();
}

/** What is to be told now, newest last; nobody is told of it again. */
export function takeChanges({ untold }: Pick<Noting, 'untold'>): readonly StatusChange[] {
  return untold.splice(0);
}
