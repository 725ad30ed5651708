import { createStore } from 'effector';
import { appended, happened, labelOfStatus, type StatusLabel } from '#core';
import type { Event } from '#schemas';

type Announced = { readonly orderId: string; readonly label: StatusLabel };
type Heard = {
  /** The status last seen of each order, so that only a change is worth saying. */
  readonly statuses: ReadonlyMap<string, string>;
  /** Orders that the person asked to cancel: their answer is worth saying whichever way it comes. */
  readonly asked: ReadonlySet<string>;
  readonly latest: Announced | null;
};

/** What one person heard is not said to the next. */
const $heard = createStore<Heard>({
  statuses: new Map(),
  asked: new Set(),
  latest: null,
})
  .on(appended, hear)
  .reset(happened('session.ended'));

/** The latest change of a status that the socket brought, or that the person asked for. */
export const $announced = $heard.map(({ latest }) => latest);

function hear(heard: Heard, events: readonly Event[]): Heard {
  const asked = askedIn(heard.asked, events);
  const updates = events.filter((event) => event.type === 'order.updated');
  if (updates.length === 0) return asked === heard.asked ? heard : { ...heard, asked };
  const statuses = new Map(heard.statuses);
  let { latest } = heard;
  for (const { source, payload } of updates) {
    const { order_id: orderId, status } = payload.order;
    const known = statuses.get(orderId);
    statuses.set(orderId, status);
    const worthSaying = source === 'socket' || asked.has(orderId);
    if (worthSaying && known !== undefined && known !== status) {
      latest = { orderId, label: labelOfStatus(status) };
    }
  }
  return { statuses, asked, latest };
}

function askedIn(asked: ReadonlySet<string>, events: readonly Event[]): ReadonlySet<string> {
  const ids = events.flatMap((event) =>
    event.type === 'order.cancelRequested' ? [event.payload.order_id] : [],
  );
  return ids.length === 0 ? asked : new Set([...asked, ...ids]);
}
