import { createStore, type StoreWritable } from 'effector';
import type { Event, EventOf, EventType } from '#schemas';
import { appended, factsAppended, othersAppended } from './log.ts';

/** How a state follows from one kind of fact. Returning the same reference says that nothing changed. */
export type Handler<State, Type extends EventType> = (state: State, event: EventOf<Type>) => State;

/** A handler for each kind of fact that the state depends on. A test checks that every kind has a handler somewhere. */
export type Handlers<State> = {
  readonly [Type in Exclude<EventType, 'session.ended'>]?: Handler<State, Type>;
} & {
  /** Only for a state that keeps something of the deployment or the clock, not of the person. */
  readonly 'session.ended'?: Handler<State, 'session.ended'> | Kept;
};
type Kept = 'kept';

/** How a state follows from facts. */
export type Projection<State> = {
  readonly initial: () => State;
  readonly reads: (type: EventType) => boolean;
  /** The state after one more fact. */
  readonly step: (state: State, event: Event) => State;
};

/**
 * A state as a pure function of the log. Unless declared otherwise, the end of a session resets it, so that nothing of one
 * person is left for the next.
 *
 * @example
 * ```ts
 * const lost = defineProjection<number>(() => 0, {
 *   'connection.lost': (times) => times + 1,
 *   'connection.opened': () => 0,
 * });
 * export const $timesLost = projected(lost);
 * ```
 */
export function defineProjection<State>(
  initial: () => State,
  handlers: Handlers<State>,
): Projection<State> {
  const table = new Map(Object.entries<Handler<State, never> | Kept | undefined>(handlers));
  const step = (state: State, event: Event): State => {
    const handler = table.get(event.type);
    if (typeof handler === 'function') return handler(state, event as never);
    return handler === undefined && event.type === 'session.ended' ? initial() : state;
  };
  return { initial, step, reads: (type) => typeof table.get(type) === 'function' };
}

/** Folds facts, oldest first. */
export function replay<State>(projection: Projection<State>, events: Iterable<Event>): State {
  let state = projection.initial();
  for (const event of events) state = projection.step(state, event);
  return state;
}

/** The store of a projection; it listens to the smallest stream that holds the facts that it reads. */
export function projected<State>(projection: Projection<State>): StoreWritable<State> {
  const { initial, step, reads } = projection;
  const streams = reads('rider.located') || reads('connection.heard');
  const clock = reads('order.updated') ? appended : streams ? othersAppended : factsAppended;
  return createStore(initial()).on(clock, (state, events) => events.reduce(step, state));
}
