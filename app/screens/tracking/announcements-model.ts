import { createStore, restore, sample } from 'effector';
import { appended, clockTicked, happened, labelOfStatus, type StatusLabel } from '#core';
import type { Event, EventOf } from '#schemas';

type Announced = { readonly orderId: string; readonly label: StatusLabel };

/** What was heard. The collections are changed in place, since copying thousands of statuses costs more than a picture. */
type Heard = {
  /** The status last seen of each order, so that only a change is worth saying. */
  readonly statuses: Map<string, string>;
  /** Orders that the person asked to cancel: their answer is worth saying whichever way it comes. */
  readonly asked: Set<string>;
  /** What is not said yet, newest last. */
  waiting: readonly Announced[];
};

/** As many as a person can follow; when more change in a second, the newest are said. */
const AT_ONCE = 3;

/** Absent until something was heard, so that scopes share nothing. What one person heard is not said to the next. */
const $heard = createStore<Heard | null>(null).on(appended, hear).reset(happened('session.ended'));

const spoken = sample({ clock: clockTicked, source: $heard }).filterMap((heard) => {
  if (heard === null || heard.waiting.length === 0) return undefined;
  const { waiting } = heard;
  heard.waiting = [];
  return waiting;
});

/** The latest changes of a status that the socket brought, or that the person asked for; said once a second. */
export const $announced = restore<readonly Announced[]>(spoken, []).reset(
  happened('session.ended'),
);

function hear(before: Heard | null, events: readonly Event[]): Heard {
  const heard = before ?? { statuses: new Map(), asked: new Set(), waiting: [] };
  for (const event of events) {
    if (event.type === 'order.cancelRequested') heard.asked.add(event.payload.order_id);
    if (event.type === 'order.updated') hearUpdate(heard, event);
  }
  return heard;
}

function hearUpdate(heard: Heard, { source, payload }: EventOf<'order.updated'>): void {
  const { order_id: orderId, status } = payload.order;
  const known = heard.statuses.get(orderId);
  heard.statuses.set(orderId, status);
  const worthSaying = source === 'socket' || heard.asked.has(orderId);
  if (!worthSaying || known === undefined || known === status) return;
  const others = heard.waiting.filter((waiting) => waiting.orderId !== orderId);
  heard.waiting = [...others, { orderId, label: labelOfStatus(status) }].slice(-AT_ONCE);
}
