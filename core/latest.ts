import { createStore, type Effect, type Event, sample } from 'effector';

/**
 * The ends of an effect that answer what it was asked last: an answer to an earlier question may come later, and must not
 * take its place.
 */
export function latestOf<Params, Done, Fail>(fx: Effect<Params, Done, Fail>) {
  const $asked = createStore<{ readonly params?: Params }>({}).on(fx, (_, params) => ({ params }));
  const latest = <End extends { params: Params }>(ends: Event<End>): Event<End> =>
    sample({
      clock: ends,
      source: $asked,
      filter: (asked, end) => asked.params === end.params,
      fn: (_, end) => end,
    });
  return { done: latest(fx.done), fail: latest(fx.fail) };
}
