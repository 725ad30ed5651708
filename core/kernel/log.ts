import { createEvent, createStore, type Event as EffectorEvent } from 'effector';
import type { Event, EventOf, EventPayloads, EventSource, EventType, UnixTime } from '#schemas';

/** Facts were added to the log: the only way in which what the server told us changes on screen. */
export const appended = createEvent<readonly Event[]>();

/**
 * Batches that hold more than order updates. Those come in hundreds a second, positions and signs of life in dozens, and
 * most projections read neither, so each listens to the smallest stream that holds its events.
 */
export const othersAppended = appended.filter({
  fn: (events) => events.some(({ type }) => type !== 'order.updated'),
});

/** Batches that hold more than what streams in: order updates, positions and signs of life. */
export const factsAppended = othersAppended.filter({
  fn: (events) => events.some(({ type }) => !isStreamed(type)),
});

/** Whether facts of this type arrive all the time. */
function isStreamed(type: EventType): boolean {
  return type === 'order.updated' || type === 'rider.located' || type === 'connection.heard';
}

/** The latest fact of one kind in each batch that has one; not for the kinds that stream. */
export function happened<Type extends EventType>(type: Type): EffectorEvent<EventOf<Type>> {
  const latest = (events: readonly Event[]) =>
    events.findLast((event) => event.type === type) as EventOf<Type> | undefined;
  return factsAppended.filterMap(latest);
}

/** Makes a fact. */
export function fact<Type extends EventType>(
  type: Type,
  source: EventSource,
  at: UnixTime,
  payload: EventPayloads[Type],
): EventOf<Type> {
  return { type, source, at, payload } as EventOf<Type>;
}

/** How many facts are kept. Older ones are dropped; an export replaces them by facts of what is known. */
export const LOG_SIZE = 10_000;

/**
 * The latest facts in a ring that is changed in place. Nothing on screen follows from the ring itself, so its store does not
 * update; `version` counts the changes.
 */
export type Log = { readonly events: Event[]; next: number; dropped: number; version: number };

/** A log that nothing was written to. */
export function createLog(): Log {
  return { events: [], next: 0, dropped: 0, version: 0 };
}

/** Adds facts to the ring in place; the empty initial one is shared, so it is replaced by a new ring. */
export function extend(log: Log, events: readonly Event[]): Log {
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
export const $log = createStore(createLog()).on(appended, extend);

function push(ring: Log, event: Event): void {
  if (ring.events.length < LOG_SIZE) {
    ring.events.push(event);
    return;
  }
  ring.events[ring.next] = event;
  ring.next = (ring.next + 1) % LOG_SIZE;
  ring.dropped += 1;
}
