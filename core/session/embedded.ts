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

/** Where the portal stands: a page of its own, a frame in the page of an ordering platform, or a window that such a frame opened. */
export type EmbeddedPlace = 'page' | 'frame' | 'window';

/** Seconds after which a platform that says nothing is taken to have nothing to say. */
const patience = 10;
/** Tokens that were refused and are not tried again. */
const mostRefused = 20;

/** The platform handed over a token; the browser has made sure that it was the platform. */
export const embeddedTokenGiven = createEvent<string>();
/** Signing in through the platform is to be tried again. */
export const embeddedRetryAsked = createEvent();

/** Known before anything else, and never changed. */
export const $embeddedPlace = createStore<EmbeddedPlace>('page');

const refused = sample({ clock: tokenRefused, source: $session }).filterMap((session) =>
  session?.embedded ? session.tokens.AccessToken : undefined,
);

const $refused = createStore<readonly string[]>([]).on(refused, (known, token) =>
  [token, ...known].slice(0, mostRefused),
);
/** How often a token was refused since one was good. */
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

// Only the server can tell that a token is no good, and what it says is final.
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

/** Each time that the platform is asked, its time begins again; once it has answered nobody waits for it. */
const patienceFx = attach({ effect: waitFx, mapParams: (_: object) => ({ seconds: patience }) });
const patienceOver = latestOf(patienceFx, happened('session.started')).done;
sample({ clock: asked, fn: () => ({}), target: patienceFx });

/** Why there is no session inside a frame or its window: the platform was asked, does not answer, or gave what does not hold. */
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

/** The same person goes on with the fresh token; another one begins again. */
function handedOver(session: Session, token: string, now: UnixTime): readonly Event[] {
  const given = embeddedSessionOf(token);
  if (session?.embedded && session.user.id === given.user.id) {
    return [fact('session.refreshed', 'fetch', now, { tokens: given.meta })];
  }
  const before = session ? [fact('session.ended', 'fetch', now, { reason: 'expired' })] : [];
  return [...before, startedBy(given, 'fetch', now)];
}
