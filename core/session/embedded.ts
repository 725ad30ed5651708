import { attach, createEvent, createStore, merge, restore, sample } from 'effector';
import { type Event, embeddedSessionOf, type UnixTime } from '#schemas';
import { $now } from '../kernel/clock.ts';
import { latestOf } from '../kernel/latest.ts';
import { appended, fact, happened } from '../kernel/log.ts';
import { askForTokenFx, waitFx } from '../kernel/ports.ts';
import { noticeShown } from '../notices/model.ts';
import { durations } from '../notices/notices.ts';
import { $session, appStarted } from './model.ts';
import { tokenRefused } from './refusal.ts';
import { type Session, startedBy } from './session.ts';

/** Where the portal runs: as its own page, in a frame of an ordering platform, or in a window opened by such a frame. */
export type EmbeddedPlace = 'page' | 'frame' | 'window';

/** Seconds to wait for the platform to answer. */
const patience = 10;
/** How many refused tokens are remembered, so that they are not tried again. */
const mostRefused = 20;

/** The platform handed over a token; the adapter has checked the sender. */
export const embeddedTokenGiven = createEvent<string>();
/** Signing in through the platform is to be tried again. */
export const embeddedRetryAsked = createEvent();

/** Set before anything else, and never changed. */
export const $embeddedPlace = createStore<EmbeddedPlace>('page');

const refused = sample({ clock: tokenRefused, source: $session }).filterMap((session) =>
  session?.embedded ? session.tokens.AccessToken : undefined,
);

const $refused = createStore<readonly string[]>([]).on(refused, (known, token) =>
  [token, ...known].slice(0, mostRefused),
);
/** How often a token was refused since the last good one. */
const $timesRefused = createStore(0)
  .on(refused, (times) => times + 1)
  .reset(happened('vendors.loaded'), embeddedRetryAsked);

// A platform may hand over a fresh token at any time.
sample({
  clock: embeddedTokenGiven,
  source: { session: $session, refused: $refused, now: $now },
  filter: ({ session, refused: known }, token) =>
    !known.includes(token) && session?.tokens.AccessToken !== token,
  fn: ({ session, now }, token) => handedOver(session, token, now),
  target: appended,
});

// Only the server decides that a token is not valid, and its refusal is final.
const ended = sample({
  clock: refused,
  source: { now: $now, place: $embeddedPlace },
});
sample({
  clock: ended,
  fn: ({ now }) => [fact('session.ended', 'fetch', now, { reason: 'refused' })],
  target: appended,
});
sample({
  clock: ended,
  filter: ({ place }) => place === 'page',
  fn: () => ({ key: 'embedded.refused', type: 'warning' as const, duration: durations.vendors }),
  target: noticeShown,
});

const askedAgain = sample({
  clock: refused,
  source: { times: $timesRefused, place: $embeddedPlace },
  filter: ({ times, place }) => times === 1 && place !== 'page',
});
const started = sample({
  clock: [appStarted, embeddedRetryAsked],
  source: $embeddedPlace,
  filter: (place) => place !== 'page',
});
const asked = merge([started, askedAgain]);
sample({ clock: asked, fn: () => undefined, target: askForTokenFx });

/** The wait for the platform, which starts again at each question and ends with a session. */
const patienceFx = attach({ effect: waitFx, mapParams: (_: object) => ({ seconds: patience }) });
const patienceOver = latestOf(patienceFx, happened('session.started')).done;
sample({ clock: asked, fn: () => ({}), target: patienceFx });

/** Why there is no session inside a frame or its window: the platform was asked, did not answer, or gave a refused token. */
export const $embeddedWait = restore<'asked' | 'silent' | 'refused'>(
  sample({
    clock: [
      asked.map(() => 'asked' as const),
      sample({
        clock: $timesRefused.updates.filter({ fn: (times) => times > 1 }),
        fn: () => 'refused' as const,
      }),
      sample({
        clock: patienceOver,
        source: $timesRefused,
        filter: (times) => times < 2,
        fn: () => 'silent' as const,
      }),
    ],
  }),
  'asked',
);

/** The facts of a new token: the same person goes on with it; another person gets a new session. */
function handedOver(session: Session, token: string, now: UnixTime): readonly Event[] {
  const given = embeddedSessionOf(token);
  if (session?.embedded && session.user.id === given.user.id) {
    return [fact('session.refreshed', 'fetch', now, { tokens: given.meta })];
  }
  const before = session ? [fact('session.ended', 'fetch', now, { reason: 'expired' })] : [];
  return [...before, startedBy(given, 'fetch', now)];
}
