import { createEvent, createStore, type Event as EffectorEvent, sample } from 'effector';
import type { Event, EventOf, EventPayloads, EventSource, EventType, UnixTime } from '#schemas';

/** Something happened: the only way in which anything on screen ever changes. */
export const appended = createEvent<readonly Event[]>();

/** The same without batches that only hold what streams in many times a second and few projections read. */
export const factsAppended = sample({
  clock: appended,
  filter: (events) => events.some((event) => !streamed.has(event.type)),
});

/** The latest fact of one kind in each batch that has one; not for the kinds that stream. */
export function happened<Type extends EventType>(type: Type): EffectorEvent<EventOf<Type>> {
  const latest = (events: readonly Event[]) =>
    events.findLast((event) => event.type === type) as EventOf<Type> | undefined;
  return factsAppended.filterMap(latest);
}

/** A fact, spelled in one line. */
export function fact<Type extends EventType>(
  type: Type,
  source: EventSource,
  at: UnixTime,
  payload: EventPayloads[Type],
): EventOf<Type> {
  return { type, source, at, payload } as EventOf<Type>;
}

/** How many facts are kept; older ones fall out, and an export stands in for them with what they led to. */
export const LOG_SIZE = 10_000;

/** The latest facts, in a ring that is changed in place; `version` tells that it did. */
export type Log = { readonly version: number; readonly ring: Ring };
type Ring = { readonly events: Event[]; next: number; dropped: number };

export const emptyLog: Log = { version: 0, ring: { events: [], next: 0, dropped: 0 } };

/** The log after some more facts; the ring is shared with the log before, except with the empty one. */
export function extended(log: Log, events: readonly Event[]): Log {
  const ring = log.version === 0 ? { events: [], next: 0, dropped: 0 } : log.ring;
  for (const event of events) push(ring, event);
  return { version: log.version + 1, ring };
}

/** The facts that are kept, oldest first. */
export function eventsOf({ ring }: Log): readonly Event[] {
  return [...ring.events.slice(ring.next), ...ring.events.slice(0, ring.next)];
}

/** How many facts have fallen out. */
export function droppedFrom({ ring }: Log): number {
  return ring.dropped;
}

export const $log = createStore(emptyLog).on(appended, extended);

const streamed: ReadonlySet<string> = new Set([
  'order.updated',
  'rider.located',
  'connection.heard',
]);

function push(ring: Ring, event: Event): void {
  if (ring.events.length < LOG_SIZE) {
    ring.events.push(event);
    return;
  }
  ring.events[ring.next] = event;
  ring.next = (ring.next + 1) % LOG_SIZE;
  ring.dropped += 1;
}
