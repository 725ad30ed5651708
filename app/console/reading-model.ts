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

/** A change was refused or had no answer: what is shown may have been changed by another operator, or by it. */
export const changeFailed = createEvent();
/** How many changes failed; a page reads again after each. */
export const $failedChanges = createStore(0).on(changeFailed, (count) => count + 1);

/** A page's last request and the state of its answer. */
export type ReadingState<E extends Endpoint> = {
  readonly input: InputFor<E> | null;
  readonly answer: ResultOf<E> | null;
  readonly problem: Problem | null;
  readonly busy: boolean;
};

/** A reading call and its state. */
export type Reading<E extends Endpoint> = {
  readonly $state: Store<ReadingState<E>>;
  /** Requests, also with the same input again. */
  readonly asked: EventCallable<InputFor<E>>;
  /** Repeats the last request, after a change or a failure. */
  readonly again: EventCallable<void>;
};

/**
 * Declares what a page reads. A filtered list stays visible until the new one arrives; a record does not when another is
 * opened. Only the answer to the last request counts.
 */
export function createReading<E extends Endpoint>(call: E): Reading<E> {
  const asked = createEvent<InputFor<E>>();
  const again = createEvent();
  const readFx = endpointFx(call);
  const nothing: ReadingState<E> = { input: null, answer: null, problem: null, busy: false };
  const isLast = ({ input }: ReadingState<E>, params: InputFor<E>) => same(input, params);
  const $state = createStore<ReadingState<E>>(nothing)
    .on(readFx, (state, input) => ({
      ...(same(state.input?.params, input.params) ? state : nothing),
      ...{ input, busy: true },
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
  // Requests that failed because the session had ended are repeated after sign-in.
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
