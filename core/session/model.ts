import { createEvent, createStore, merge, sample } from 'effector';
import { endpoints, type ResultOf, type StoredSession, type User } from '#schemas';
import { $now, clockTicked, secondsSince } from '../kernel/clock.ts';
import { appended, fact, happened } from '../kernel/log.ts';
import {
  endpointFx,
  extendSessionFx,
  forgetLapsedFx,
  loadSessionFx,
  saveSessionFx,
} from '../kernel/ports.ts';
import { isRefused } from '../kernel/problem.ts';
import { projected } from '../kernel/projection.ts';
import { endsSession, tokenRefused } from './refusal.ts';
import {
  followed,
  holds,
  REFRESH_PAUSE,
  refreshDue,
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
/** Somebody gave address and password. */
export const signInSubmitted = createEvent<Credentials>();
/** The live socket was refused: somebody may have ended this session elsewhere. */
export const sessionDoubted = createEvent();
/** A call or another tab stored a session, or another tab removed it. */
export const sessionStored = createEvent<StoredSession | null>();
/** That the session was ended has been read. */
export const lapseDismissed = createEvent();
/** The server refused a call of this tab, or another tab, to continue the session of this person. */
export const sessionLapsed = createEvent<User>();

/** Somebody proved who they are, by a password or otherwise: they are signed in with these tokens. */
export const personProved = createEvent<ResultOf<typeof endpoints.login>>();

type Credentials = { readonly email_address: string; readonly password: string };

const loginFx = endpointFx(endpoints.login);

/** Who is signed in, from the log; null when nobody is. */
export const $session = projected(sessionProjection);
/** The person of the session; null when nobody is signed in. */
export const $user = $session.map((session) => session?.user ?? null);
/** What was sent, until it is answered; while the app is starting it waits for its turn. */
const $submitted = createStore<Credentials | null>(null)
  .on(signInSubmitted, (waiting, credentials) => waiting ?? credentials)
  .reset(loginFx.finally);
/** Whether a sign-in is under way. */
export const $signingIn = $submitted.map((credentials) => credentials !== null);
/** Why the last try to sign in failed; that a code is asked for is none. */
export const signInFailed = loginFx.failData.filter({
  fn: (problem) => !isRefused<'login'>(problem, 'SecondFactorRequired'),
});

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
sample({ clock: loginFx.doneData, target: personProved });
sample({
  clock: personProved,
  source: { session: $session, now: $now },
  fn: ({ session, now }, { user, AuthenticationResult }) =>
    signedInAs(session, { user, meta: tokensOf(AuthenticationResult, now) }, now),
  target: appended,
});

// Come back: a stored session goes on at once, whatever the clock says of its tokens and whether or not there is a network.
sample({ clock: appStarted, target: loadSessionFx });
sample({
  clock: sample({
    clock: loadSessionFx.doneData,
    source: $now,
    fn: (now, stored) => ({ now, stored }),
  }).filterMap(({ now, stored }) => (stored ? [startedBy(stored, 'storage', now)] : undefined)),
  target: appended,
});

/** Whether it is known who is signed in; until then no screen can be chosen. */
export const $sessionKnown = createStore(false).on(loadSessionFx.finally, () => true);

// Refresh ahead of time, and when the server no longer knows the token.
const $refreshFailedAt = createStore<number | null>(null)
  .on(sample({ clock: extendSessionFx.fail, source: $now }), (_, now) => now)
  .reset(happened('session.refreshed'), happened('session.started'));
const $refreshedAt = createStore<number | null>(null)
  .on(sample({ clock: happened('session.refreshed'), source: $now }), (_, now) => now)
  .reset(happened('session.started'), happened('session.ended'));
/** Fresh tokens, and still the server does not know who this is. */
export const informationMissed = sample({
  clock: tokenRefused,
  source: { session: $session, refreshedAt: $refreshedAt, now: $now },
  filter: ({ session, refreshedAt, now }) =>
    session !== null && refreshedAt !== null && secondsSince(refreshedAt, now) < REFRESH_PAUSE,
  fn: () => undefined,
});
const refreshWanted = sample({
  clock: [
    merge([clockTicked, happened('session.started')]).map(() => 'ahead'),
    merge([tokenRefused, sessionDoubted]).map(() => 'refused'),
  ],
  source: {
    session: $session,
    failedAt: $refreshFailedAt,
    refreshedAt: $refreshedAt,
    now: $now,
    busy: extendSessionFx.pending,
  },
  filter: ({ session, busy, ...times }, why) =>
    !busy && refreshDue(session, { ...times, refused: why === 'refused' }),
  fn: ({ session }) => storedFrom(session),
});
sample({
  clock: refreshWanted.filterMap((stored) => stored ?? undefined),
  target: extendSessionFx,
});
sample({
  clock: extendSessionFx.done,
  source: { session: $session, now: $now },
  filter: ({ session }, { params }) => holds(session, params),
  fn: ({ now }, { result: tokens }) => [fact('session.refreshed', 'fetch', now, { tokens })],
  target: appended,
});

// Only a refusal ends a session; it may have been given to a call, or to another tab.
const lapsed = merge([
  sample({
    clock: extendSessionFx.fail.filter({ fn: ({ error }) => endsSession(error) }),
    source: $session,
    filter: (session, { params }) => holds(session, params),
    fn: (_, { params: { user } }) => user,
  }),
  sample({
    clock: sessionLapsed,
    source: $session,
    filter: (session, { id }) => session?.user.id === id,
    fn: (_, user) => user,
  }),
]);
sample({
  clock: lapsed,
  source: $now,
  fn: (now) => [fact('session.ended', 'fetch', now, { reason: 'refused' })],
  target: appended,
});

/** Whose session the server ended: nobody need sit before the screen in that moment to learn why it is gone. */
export const $lapsed = createStore<User | null>(null)
  .on(lapsed, (_, user) => user)
  .reset(happened('session.started'), lapseDismissed);
sample({ clock: lapseDismissed, target: forgetLapsedFx });

// Stay at one with the storage, and through it with the other tabs.
sample({ clock: $session, fn: storedFrom, target: saveSessionFx });
sample({
  clock: sessionStored,
  source: { session: $session, now: $now },
  fn: ({ session, now }, stored) => followed(session, stored, now),
  target: appended,
});
