import { createStore, type Effect, sample } from 'effector';

/**
 * The ends of an effect that answer what it was asked last: an answer to an earlier question may come later, and must not
 * take its place.
 */
export function latestOf<Params, Done, Fail>(fx: Effect<Params, Done, Fail>) {
  const $asked = createStore<{ readonly params: Params } | null>(null).on(fx, (_, params) => ({
    params,
  }));
  const isLatest = (asked: { readonly params: Params } | null, end: { params: Params }) =>
    asked?.params === end.params;
  return {
    done: sample({ clock: fx.done, source: $asked, filter: isLatest, fn: (_, end) => end }),
    fail: sample({ clock: fx.fail, source: $asked, filter: isLatest, fn: (_, end) => end }),
  };
}
