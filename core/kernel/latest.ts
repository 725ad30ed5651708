import { createStore, type Effect, type Event, sample, type Unit } from 'effector';

/**
 * The ends of an effect's latest call only: a late answer to an earlier call must not replace it. After one of `over`, no
 * answer counts until the next call.
 */
export function latestOf<Params, Done, Fail>(
  fx: Effect<Params, Done, Fail>,
  ...over: Unit<unknown>[]
) {
  const $asked = createStore<{ readonly params: Params } | null>(null)
    .on(fx, (_, params) => ({ params }))
    .reset(over);
  const latest = <End extends { params: Params }>(ends: Event<End>): Event<End> =>
    sample({
      clock: ends,
      source: $asked,
      filter: (asked, end) => asked !== null && asked.params === end.params,
      fn: (_, end) => end,
    });
  return { done: latest(fx.done), fail: latest(fx.fail) };
}
