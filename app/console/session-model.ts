import { createEvent, createStore, merge, sample } from 'effector';
import { callFx, endpointFx } from '#core/ports';
import type { Problem, UnixTime } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { noticeTold, type Told } from './notices-model.ts';
import { t } from './text.ts';

type Session = { readonly email: string; readonly expires_at: UnixTime };
type Credentials = {
  readonly email_address: string;
  readonly password: string;
  readonly code: string;
};

/** The page has loaded; whether somebody is signed in is not known yet. */
export const consoleOpened = createEvent();
export const signInSubmitted = createEvent<Credentials>();
export const signOutPressed = createEvent();
/** The password was changed, which ends the session. */
export const passwordChanged = createEvent();

const lookFx = endpointFx(operatorCalls.getOperator);
const signInFx = endpointFx(operatorCalls.signInOperator);
const signOutFx = endpointFx(operatorCalls.signOutOperator);

/** Nobody is signed in any more; all data of theirs is dropped. */
export const signedOut = merge([signOutFx.done, passwordChanged]);
/** Somebody has signed in, for the first time or after their session had ended. */
export const signedIn = signInFx.doneData;

/** The signed-in operator. Kept when the session lapses, so that what they were typing stays. */
export const $session = createStore<Session | null>(null)
  .on([lookFx.doneData, signInFx.doneData], (_, session) => session)
  .reset(signedOut);

/** Whether it is known if somebody is signed in. */
export const $isKnown = createStore(false).on([lookFx.finally, signInFx.done], () => true);

/** Whether the server could not be reached at the start. */
export const $isUnreachable = createStore(false)
  .on(lookFx.failData, (_, problem) => problem.tag !== 'refused' || problem.status >= 500)
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
// A lapsed session need not be signed out.
sample({ clock: signOutFx.failData.filter({ fn: isEnded }), target: passwordChanged });

// Somebody who leaves a shared device has to know that they are still signed in.
sample({
  clock: signOutFx.failData.filter({ fn: (problem) => !isEnded(problem) }),
  fn: (): Told => ({ text: t('sign-out.failed'), tone: 'critical' }),
  target: noticeTold,
});

/** Whether a refusal means that the session has ended; a wrong password has the same status (401). */
function isEnded(problem: Problem): boolean {
  return (
    problem.tag === 'refused' && problem.status === 401 && problem.code !== 'NotAuthorizedException'
  );
}
