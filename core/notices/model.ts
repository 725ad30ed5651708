import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { happened } from '../kernel/log.ts';
import { waitFx } from '../kernel/ports.ts';
import { $lapsed, signInFailed, signInSubmitted } from '../session/model.ts';
import { durations, type Notice, signInErrorKey, stackNotice } from './notices.ts';

/** A notice is to be shown; type and duration default to a neutral notice of the shell. */
export const noticeShown = createEvent<Said>();
type Said = Pick<Notice, 'key'> & Partial<Pick<Notice, 'type' | 'values' | 'duration' | 'reason'>>;
/** A pasted text was longer than its field takes: so many characters, in `max`. */
export const pasteCut = noticeShown.prepend((max: number) => ({
  key: 'form.cut',
  type: 'warning' as const,
  values: { max },
}));
/** A notice was put away, by its id. */
export const noticeDismissed = createEvent<string>();
/** The notices with this key no longer apply. */
export const noticeOver = createEvent<string>();
/** A try on the way in failed. */
export const tryFailed = createEvent<Said>();
/** What was said of the last such try no longer applies: there is another one, another page or a network again. */
export const tryOver = createEvent();

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

const sessionLeft = happened('session.ended').filter({
  fn: ({ payload }) => payload.reason !== 'replaced',
});

/** The notices on screen, oldest first; those of a session go with it. */
export const $notices = createStore<readonly Notice[]>([])
  .reset(sessionLeft)
  .on(noticed, stackNotice)
  .on(noticeDismissed, (notices, id) => notices.filter((notice) => notice.id !== id))
  .on(noticeOver, (notices, over) => notices.filter(({ key }) => key !== over));

/** The pointer or focus entered or left the notices; meanwhile they stay, so that there is time to read. */
export const noticesHeld = createEvent<boolean>();
const $held = createStore(false).on(noticesHeld, (_, held) => held);
/** Raised when notices are held or let go, which voids the running timers; each notice starts its time again after. */
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

// The notices of the way in and of a session's end, which come before the rest of the engine is loaded.
const $failedTry = createStore('').on(tryFailed, (_, { key }) => key);
sample({ clock: tryFailed, target: noticeShown });
sample({ clock: tryOver, source: $failedTry, target: noticeOver });
sample({ clock: [signInSubmitted, happened('session.started')], fn: () => {}, target: tryOver });
sample({
  clock: signInFailed,
  fn: (problem) => ({ type: 'error' as const, key: signInErrorKey(problem) }),
  target: tryFailed,
});
sample({
  clock: sessionLeft,
  source: $lapsed,
  // Where the server ended it, the form of the way in says so and stays.
  filter: (lapsed) => lapsed === null,
  fn: (_, { payload: { reason } }) => ({
    key: reason === 'signed-out' ? 'session.ended' : 'session.expired',
  }),
  target: noticeShown,
});
