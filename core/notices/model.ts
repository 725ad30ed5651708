import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { happened } from '../kernel/log.ts';
import { waitFx } from '../kernel/ports.ts';
import { signInFailed } from '../session/model.ts';
import { durations, type Notice, signInErrorKey, stacked } from './notices.ts';

/** Something is to be said; what is left out is a neutral notice of the shell. */
export const noticeShown = createEvent<
  Pick<Notice, 'key'> & Partial<Pick<Notice, 'type' | 'values' | 'duration' | 'reason'>>
>();
/** A notice was put away, by its id. */
export const noticeDismissed = createEvent<string>();
/** What was said under this key holds no longer. */
export const noticeOver = createEvent<string>();

const $count = createStore(0).on(noticeShown, (count) => count + 1);
const noticed = sample({
  clock: noticeShown,
  source: $count,
  fn: (count, { key, type = 'info', values = {}, duration = durations.shell, reason }): Notice => ({
    id: `notice-${count}`,
    key,
    type,
    values,
    duration,
    ...(reason && { reason }),
  }),
});

/** What is being said now, oldest first. */
export const $notices = createStore<readonly Notice[]>([])
  .on(noticed, stacked)
  .on(noticeDismissed, (notices, id) => notices.filter((notice) => notice.id !== id))
  .on(noticeOver, (notices, over) => notices.filter(({ key }) => key !== over));

/** The person's pointer or focus is among the notices, or has left: nobody has to read against the clock. */
export const noticesHeld = createEvent<boolean>();
const $held = createStore(false).on(noticesHeld, (_, held) => held);
/** Times that were running when the notices were held count no more; each begins again when they are let go. */
const $round = createStore(0).on(noticesHeld, (round) => round + 1);

type Stay = { readonly id: string; readonly duration: number; readonly round: number };
const stayFx = attach({
  effect: waitFx,
  mapParams: ({ duration }: Stay) => ({ seconds: duration / 1000 }),
});
const begun = sample({
  clock: noticed,
  source: { held: $held, round: $round },
  filter: ({ held }) => !held,
  fn: ({ round }, notice) => [{ ...notice, round }],
});
const begunAgain = sample({
  clock: noticesHeld,
  source: { notices: $notices, round: $round },
  filter: (_, held) => !held,
  fn: ({ notices, round }) => notices.map((notice) => ({ ...notice, round })),
});
const stayAllFx = createEffect((stays: readonly Stay[]) => Promise.all(stays.map(stayFx)));
sample({ clock: [begun, begunAgain], target: stayAllFx });
sample({
  clock: stayFx.done,
  source: $round,
  filter: (round, { params }) => params.round === round,
  fn: (_, { params }) => params.id,
  target: noticeDismissed,
});

// What the way in has to say; the rest of the engine says its own.
sample({
  clock: signInFailed,
  fn: (problem) => ({ type: 'error' as const, key: signInErrorKey(problem) }),
  target: noticeShown,
});
sample({
  clock: happened('session.ended'),
  filter: ({ payload }) => payload.reason !== 'replaced',
  fn: ({ payload: { reason } }) => ({
    key: reason === 'signed-out' ? 'session.ended' : 'session.expired',
  }),
  target: noticeShown,
});
