import { attach, combine, createEvent, createStore, sample } from 'effector';
import { endpoints, type Problem } from '#schemas';
import { askPasskeyFx, endpointFx } from '../kernel/ports.ts';
import { keyOfRefusal, refusedOf } from '../kernel/problem.ts';
import { signInErrorKey } from '../notices/notices.ts';
import { personProved } from './model.ts';

/** Somebody wants to sign in with a passkey. */
export const passkeyAsked = createEvent();

const beginFx = endpointFx(endpoints.beginPasskeySignIn);
const askFx = attach({ effect: askPasskeyFx });
const finishFx = endpointFx(endpoints.finishPasskeySignIn);

/** Whether the server or the browser's dialog is pending. */
export const $passkeyBusy = combine([beginFx.pending, askFx.pending, finishFx.pending], (pending) =>
  pending.includes(true),
);
/** Why nobody was signed in, by a text; null while nothing failed. */
export const $passkeyRefusal = createStore<string | null>(null)
  .on([beginFx.failData, finishFx.failData], (_, problem) => keyOf(problem))
  // A fault of the browser is a text; any other error means that the adapter's code could not be loaded.
  .on(askFx.failData, (_, fault) => `passkey.${typeof fault === 'string' ? fault : 'failed'}`)
  .reset(passkeyAsked);

// A challenge is valid once, so each try asks for a new one.
sample({
  clock: passkeyAsked,
  filter: $passkeyBusy.map((busy) => !busy),
  fn: () => ({}),
  target: beginFx,
});
sample({ clock: beginFx.doneData, fn: ({ options }) => options, target: askFx });
sample({ clock: askFx.doneData, fn: (body) => ({ body }), target: finishFx });
sample({ clock: finishFx.doneData, target: personProved });

/** The server's own text if it has one; the texts of sign-in, written for passwords, only otherwise. */
function keyOf(problem: Problem): string {
  return keyOfRefusal(refusedOf(problem), signInErrorKey(problem));
}
