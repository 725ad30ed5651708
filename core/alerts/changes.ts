import { createStore, sample } from 'effector';
import type { Event, EventOf } from '#schemas';
import { clockTicked } from '../clock.ts';
import { appended, happened } from '../log.ts';

/** An order that came to another status. */
export type StatusChange = {
  readonly orderId: string;
  readonly status: string;
  /** The person asked for it themselves. */
  readonly asked: boolean;
};

/** What was heard. The collections are changed in place, since copying thousands of statuses costs more than a picture. */
type Heard = {
  /** The status last seen of each order, so that only a change is worth telling. */
  readonly statuses: Map<string, string>;
  /** Orders that the person asked to cancel: their answer is worth telling whichever way it comes. */
  readonly asked: Set<string>;
  /** What is not told yet, newest last; each order once. */
  readonly waiting: Map<string, StatusChange>;
};

/** Absent until something was heard, so that scopes share nothing. What one person heard is not told to the next. */
const $heard = createStore<Heard | null>(null).on(appended, hear).reset(happened('session.ended'));

/** The orders whose status the socket changed in the last second, or as the person asked; newest last, never empty. */
export const statusesChanged = sample({ clock: clockTicked, source: $heard }).filterMap((heard) => {
  if (heard === null || heard.waiting.size === 0) return undefined;
  const changes = [...heard.waiting.values()];
  heard.waiting.clear();
  return changes;
});

function hear(before: Heard | null, events: readonly Event[]): Heard {
  const heard = before ?? { statuses: new Map(), asked: new Set(), waiting: new Map() };
  for (const event of events) {
    if (event.type === 'order.cancelRequested') heard.asked.add(event.payload.order_id);
    if (event.type === 'order.cancelRefused') heard.asked.delete(event.payload.order_id);
    if (event.type === 'order.updated') hearUpdate(heard, event);
  }
  return heard;
}

function hearUpdate(heard: Heard, { source, payload }: EventOf<'order.updated'>): void {
  const { order_id: orderId, status } = payload.order;
  const known = heard.statuses.get(orderId);
  heard.statuses.set(orderId, status);
  const asked = heard.asked.has(orderId);
  if ((source !== 'socket' && !asked) || known === undefined || known === status) return;
  heard.waiting.delete(orderId);
  heard.waiting.set(orderId, { orderId, status, asked });
}
