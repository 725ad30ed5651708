import { createEvent, createStore, merge, sample } from 'effector';
import { endpoints, type ResultOf, type StoredSession, type User } from '#schemas';
import { $now, clockTicked, secondsSince } from '../kernel/clock.ts';
import { appended, fact, factsAppended, happened } from '../kernel/log.ts';
import {
  authorizeRidersFx,
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
  isNews,
  REFRESH_PAUSE,
  refreshDue,
  sessionProjection,
  signedInAs,
  startedBy,
  storedFrom,
  tokensOf,
} from './session.ts';

/** The app begins: its ports have handlers, its clock has ticked, and all listeners are loaded. */
export const appStarted = createEvent();
/** Whether the sign-in page is shown while the rest of the app is still loading. */
export const $starting = createStore(false).reset(appStarted);
/** Somebody submitted their address and password. */
export const signInSubmitted = createEvent<Credentials>();
/** The live socket was refused: somebody may have ended this session elsewhere. */
export const sessionDoubted = createEvent();
/** A call or another tab stored a session, or another tab removed it. */
export const sessionStored = createEvent<StoredSession | null>();
/** The person dismissed the notice that their session was ended. */
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
/** The submitted credentials until they are answered; they wait while the app is starting. */
const $submitted = createStore<Credentials | null>(null)
  .on(signInSubmitted, (waiting, credentials) => waiting ?? credentials)
  .reset(loginFx.finally);
/** Whether a sign-in is under way. */
export const $signingIn = $submitted.map((credentials) => credentials !== null);
/** Why signing in failed; being asked for a second factor is no failure. */
export const signInFailed = loginFx.failData.filter({
  fn: (problem) => !isRefused<'login'>(problem, 'SecondFactorRequired'),
});

/** Whether the last session ended because the person signed out. */
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

// Come back: a stored session goes on at once, even if its tokens seem expired or there is no network.
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
/** The server refused an access token that it has only just issued. */
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
  fn: ({ now }, { result: tokens }) => [fact('session.refreshed', 'storage', now, { tokens })],
  target: appended,
});

// Only a refusal to continue ends a session; a call or another tab may have got it.
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

/** The person whose session the server ended; kept, so that they learn why even if they were away. */
export const $lapsed = createStore<User | null>(null)
  .on(lapsed, (_, user) => user)
  .reset(happened('session.started'), lapseDismissed);
sample({ clock: lapseDismissed, target: forgetLapsedFx });

// Tell the storage, and through it the other tabs, what happened here. A session that the server refused is there no more, unless
// somebody has signed in since.
sample({
  clock: factsAppended.filter({ fn: (facts) => facts.some(isNews) }),
  source: $session,
  filter: $lapsed.map((whose) => whose === null),
  fn: storedFrom,
  target: saveSessionFx,
});
sample({ clock: $session, target: authorizeRidersFx });
sample({
  clock: sessionStored,
  source: { session: $session, now: $now },
  fn: ({ session, now }, stored) => followed(session, stored, now),
  target: appended,
});
