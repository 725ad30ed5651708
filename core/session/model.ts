import { attach, createEvent, createStore, merge, sample } from 'effector';
import { endpoints, type StoredSession } from '#schemas';
import { $now, clockTicked } from '../clock.ts';
import { appended, fact, happened } from '../log.ts';
import { endpointFx, extendSessionFx, loadSessionFx, saveSessionFx } from '../ports.ts';
import { projected } from '../projection.ts';
import { tokenRefused } from './refusal.ts';
import {
  authorizationOf,
  followed,
  holds,
  isAlive,
  REFRESH_PAUSE,
  refreshDue,
  refreshFailure,
  sessionProjection,
  signedInAs,
  startedBy,
  storedFrom,
  tokensOf,
} from './session.ts';

/** The app begins: its ports have handlers, its clock has ticked, and all who listen are there. */
export const appStarted = createEvent();
/** The way in is on screen while the rest of the app is still on its way. */
export const $starting = createStore(false).reset(appStarted);
export const signInSubmitted = createEvent<Credentials>();
/** The live socket was refused: somebody may have ended this session elsewhere. */
export const sessionDoubted = createEvent();
/** Another tab stored a session, or removed it. */
export const sessionStored = createEvent<StoredSession | null>();

type Credentials = { readonly email_address: string; readonly password: string };

const loginFx = endpointFx(endpoints.login);
const refreshFx = attach({
  effect: extendSessionFx,
  mapParams: ({ meta }: StoredSession) => meta,
});

export const $session = projected(sessionProjection);
export const $user = $session.map((session) => session?.user ?? null);
export const $authorization = $session.map(authorizationOf);
/** What was sent, until it is answered; while the app is starting it waits for its turn. */
const $submitted = createStore<Credentials | null>(null)
  .on(signInSubmitted, (waiting, credentials) => waiting ?? credentials)
  .reset(loginFx.finally);
export const $signingIn = $submitted.map((credentials) => credentials !== null);
/** Why the last try to sign in failed. */
export const signInFailed = loginFx.failData;

/** Nobody is here because the person signed out, and not because the session came to its end. */
export const $leftOnPurpose = createStore(false)
  .on(happened('session.ended'), (_, { payload }) => payload.reason === 'signed-out')
  .on(happened('session.started'), () => false);

// Sign in.
sample({
  clock: sample({
    clock: [signInSubmitted, appStarted],
    source: { submitted: $submitted, starting: $starting, busy: loginFx.pending },
  }).filterMap(({ submitted, starting, busy }) =>
    submitted === null || starting || busy ? undefined : { body: submitted },
  ),
  target: loginFx,
});
sample({
  clock: loginFx.doneData,
  source: { session: $session, now: $now },
  fn: ({ session, now }, { user, AuthenticationResult }) =>
    signedInAs(session, { user, meta: tokensOf(AuthenticationResult, now) }, now),
  target: appended,
});

// Come back: a stored session goes on at once, or after a refresh when its access token has ended.
const restored = sample({
  clock: loadSessionFx.doneData,
  source: $now,
  fn: (now, stored) => ({ now, stored, alive: stored !== null && isAlive(stored, now) }),
});
sample({ clock: appStarted, target: loadSessionFx });
sample({
  clock: restored.filterMap(({ now, stored, alive }) =>
    stored && alive ? [startedBy(stored, 'storage', now)] : undefined,
  ),
  target: appended,
});
sample({
  clock: restored.filterMap(({ stored, alive }) => (stored && !alive ? stored : undefined)),
  target: refreshFx,
});

/** Whether a stored session is being refreshed before it begins; one that ended elsewhere meanwhile begins no more. */
const $restoring = createStore(false)
  .on(restored, (_, { stored, alive }) => stored !== null && !alive)
  .reset(
    happened('session.started'),
    happened('session.ended'),
    sessionStored.filter({ fn: (stored) => stored === null }),
  );
/** Whether it is known who is signed in; until then no screen can be chosen. */
export const $sessionKnown = createStore(false)
  .on(restored, (known, { stored, alive }) => known || stored === null || alive)
  .on([loadSessionFx.fail, refreshFx.finally], () => true);

// Refresh ahead of time, and when the server no longer knows the token.
const $refreshFailedAt = createStore<number | null>(null)
  .on(sample({ clock: refreshFx.fail, source: $now }), (_, now) => now)
  .reset(refreshFx.done, happened('session.started'));
const $refreshedAt = createStore<number | null>(null)
  .on(sample({ clock: refreshFx.done, source: $now }), (_, now) => now)
  .reset(happened('session.started'), happened('session.ended'));
/** Fresh tokens, and still the server does not know who this is. */
export const informationMissed = sample({
  clock: tokenRefused,
  source: { session: $session, refreshedAt: $refreshedAt, now: $now },
  filter: ({ session, refreshedAt, now }) =>
    session !== null && refreshedAt !== null && now - refreshedAt < REFRESH_PAUSE,
  fn: () => undefined,
});
const refreshWanted = sample({
  clock: [
    clockTicked.map(() => 'ahead'),
    merge([tokenRefused, sessionDoubted]).map(() => 'refused'),
  ],
  source: { session: $session, failedAt: $refreshFailedAt, now: $now, busy: refreshFx.pending },
  filter: ({ session, failedAt, now, busy }, why) =>
    !busy && refreshDue(session, { now, failedAt, refused: why === 'refused' }),
  fn: ({ session }) => storedFrom(session),
});
sample({
  clock: refreshWanted.filterMap((stored) => stored ?? undefined),
  target: refreshFx,
});
sample({
  clock: refreshFx.done,
  source: { session: $session, now: $now, restoring: $restoring },
  filter: ({ session, restoring }, { params }) => holds(session, params.meta) ?? restoring,
  fn: ({ session, now }, { params: { user }, result: tokens }) => [
    session === null
      ? startedBy({ user, meta: tokens }, 'fetch', now)
      : fact('session.refreshed', 'fetch', now, { tokens }),
  ],
  target: appended,
});
sample({
  clock: sample({
    clock: refreshFx.fail,
    source: { session: $session, now: $now, restoring: $restoring },
    filter: ({ session, restoring }, { params }) => holds(session, params.meta) ?? restoring,
    fn: ({ now }, { params, error }) => ({
      now,
      meaning: refreshFailure(error, params.meta, now),
    }),
  }).filterMap(({ now, meaning: reason }) =>
    reason === 'waiting' ? undefined : [fact('session.ended', 'fetch', now, { reason })],
  ),
  target: appended,
});

// Stay at one with the storage, and through it with the other tabs.
sample({ clock: $session, fn: storedFrom, target: saveSessionFx });
// A stored session that was refused before it began is none; the next visit must not try it again.
sample({
  clock: happened('session.ended').filter({ fn: ({ payload }) => payload.reason === 'refused' }),
  fn: () => null,
  target: saveSessionFx,
});
sample({
  clock: sessionStored,
  source: { session: $session, now: $now },
  fn: ({ session, now }, stored) => followed(session, stored, now),
  target: appended,
});
