import { createEvent, createStore, merge, sample } from 'effector';
import { callFx, endpointFx } from '#core/ports';
import type { Problem, UnixTime } from '#schemas';
import { operatorCalls } from '#schemas/operator';

type Session = { readonly email: string; readonly expires_at: UnixTime };
type Credentials = {
  readonly email_address: string;
  readonly password: string;
  readonly code: string;
};

/** The page is there, and nothing is known yet of who is in front of it. */
export const consoleOpened = createEvent();
export const signInSubmitted = createEvent<Credentials>();
export const signOutPressed = createEvent();
/** Somebody else may sit down here. */
export const passwordChanged = createEvent();

const lookFx = endpointFx(operatorCalls.getOperator);
const signInFx = endpointFx(operatorCalls.signInOperator);
const signOutFx = endpointFx(operatorCalls.signOutOperator);

/** Nobody is here any more, and nothing of them stays. */
export const signedOut = merge([signOutFx.done, passwordChanged]);
/** Somebody has signed in, for the first time or after their session had ended. */
export const signedIn = signInFx.doneData;

/** Who is signed in. It stays when the session ends by itself, so that what they were typing does. */
export const $session = createStore<Session | null>(null)
  .on([lookFx.doneData, signInFx.doneData], (_, session) => session)
  .reset(signedOut);

/** Whether the first question was answered. */
export const $isKnown = createStore(false).on([lookFx.finally, signInFx.done], () => true);

/** The first question found nobody to answer it. */
export const $isUnreachable = createStore(false)
  .on(lookFx.failData, (_, { tag }) => tag !== 'refused')
  .reset(lookFx, signInFx.done);

const ended = callFx.failData.filter({ fn: isEnded });

/** Their session has ended behind an open page. */
export const $isLapsed = createStore(false)
  .on(ended, () => true)
  .reset(signInFx.done, signedOut);

/** Why the last try to sign in did not succeed. */
export const $signInProblem = createStore<Problem | null>(null)
  .on(signInFx.failData, (_, problem) => problem)
  .reset(signInFx);
export const $isSigningIn = signInFx.pending;
export const $isSigningOut = signOutFx.pending;

sample({ clock: consoleOpened, fn: () => ({}), target: lookFx });
sample({ clock: signInSubmitted, fn: (body) => ({ body }), target: signInFx });
sample({ clock: signOutPressed, fn: () => ({}), target: signOutFx });
// A session that has ended by itself needs no goodbye.
sample({ clock: signOutFx.failData.filter({ fn: isEnded }), target: passwordChanged });

/** A wrong password is refused with the same number, and ends nothing. */
function isEnded(problem: Problem): boolean {
  return (
    problem.tag === 'refused' && problem.status === 401 && problem.code !== 'NotAuthorizedException'
  );
}
