import {
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { endpointFx, type InputFor } from '#core/ports';
import type { Endpoint, Problem, ResultOf } from '#schemas';
import { signedIn, signedOut } from './session-model.ts';

/** What a page asked for, and what is known of the answer. */
export type ReadingState<E extends Endpoint> = {
  readonly input: InputFor<E> | null;
  readonly answer: ResultOf<E> | null;
  readonly problem: Problem | null;
  readonly busy: boolean;
};

/** A call that looks, and what it has found. */
export type Reading<E extends Endpoint> = {
  readonly $state: Store<ReadingState<E>>;
  /** Asks; the same again asks again. */
  readonly asked: EventCallable<InputFor<E>>;
  /** Something was changed, or the last try did not succeed. */
  readonly again: EventCallable<void>;
};

/**
 * Declares what a page reads. A list that is narrowed stays in sight until the new one is there; another thing of the same kind does
 * not. Only the answer to what was asked last counts.
 */
export function createReading<E extends Endpoint>(call: E): Reading<E> {
  const asked = createEvent<InputFor<E>>();
  const again = createEvent();
  const readFx = endpointFx(call);
  const nothing: ReadingState<E> = { input: null, answer: null, problem: null, busy: false };
  const isLast = ({ input }: ReadingState<E>, params: InputFor<E>) => same(input, params);
  const $state = createStore<ReadingState<E>>(nothing)
    .on(readFx, (state, input) => ({
      ...{ input, busy: true, problem: state.problem },
      answer: same(state.input?.params, input.params) ? state.answer : null,
    }))
    .on(readFx.done, (state, { params, result }) =>
      isLast(state, params) ? { ...state, answer: result, problem: null, busy: false } : state,
    )
    .on(readFx.fail, (state, { params, error }) =>
      isLast(state, params) ? { ...state, problem: error, busy: false } : state,
    )
    .reset(signedOut);
  sample({ clock: asked, target: readFx });
  const last = ({ input }: ReadingState<E>) => input ?? undefined;
  const repeated: Event<InputFor<E>> = sample({ clock: again, source: $state }).filterMap(last);
  // What was refused because the session had ended is asked for once it has not.
  const failed = sample({ clock: signedIn, source: $state }).filter({
    fn: ({ problem }) => problem !== null,
  });
  const mended: Event<InputFor<E>> = failed.filterMap(last);
  sample({ clock: repeated, target: asked });
  sample({ clock: mended, target: asked });
  return { $state, asked, again };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
