import { createEvent, createStore, type Event as EffectorEvent } from 'effector';
import type { Event, EventOf, EventPayloads, EventSource, EventType, UnixTime } from '#schemas';

/** Something happened: the only way in which anything on screen ever changes. */
export const appended = createEvent<readonly Event[]>();

/**
 * Order updates come in hundreds a second, positions and signs of life in dozens, and most projections read neither.
 * So each listens where it hears little that is not for it: here to batches that hold more than order updates,
 */
export const othersAppended = appended.filter({
  fn: (events) => events.some(({ type }) => type !== 'order.updated'),
});

/** and here to those that also hold more than what streams in. */
export const factsAppended = othersAppended.filter({
  fn: (events) => events.some(({ type }) => !isStreamed(type)),
});

/** Whether facts of a kind stream in all the time. */
function isStreamed(type: EventType): boolean {
  return type === 'order.updated' || type === 'rider.located' || type === 'connection.heard';
}

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

/**
 * The latest facts in a ring that is changed in place. Nothing on screen follows from the ring itself, so its store
 * tells nobody of a change; `version` counts them for anyone who looks.
 */
export type Log = { readonly events: Event[]; next: number; dropped: number; version: number };

/** A log that nothing was written to. */
export function createLog(): Log {
  return { events: [], next: 0, dropped: 0, version: 0 };
}

/** The log with some more facts: the same ring, except that an empty one is never written to. */
export function extended(log: Log, events: readonly Event[]): Log {
  const ring = log.version === 0 ? createLog() : log;
  for (const event of events) push(ring, event);
  ring.version += 1;
  return ring;
}

/** The facts that are kept, oldest first. */
export function eventsOf({ events, next }: Log): readonly Event[] {
  return [...events.slice(next), ...events.slice(0, next)];
}

/** All facts of this visit, oldest first, as far as they are kept. */
export const $log = createStore(createLog()).on(appended, extended);

function push(ring: Log, event: Event): void {
  if (ring.events.length < LOG_SIZE) {
    ring.events.push(event);
    return;
  }
  ring.events[ring.next] = event;
  ring.next = (ring.next + 1) % LOG_SIZE;
  ring.dropped += 1;
}
