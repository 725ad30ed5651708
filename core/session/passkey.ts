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

/** Whether the server or the browser's own question is waited for. */
export const $passkeyBusy = combine([beginFx.pending, askFx.pending, finishFx.pending], (pending) =>
  pending.includes(true),
);
/** Why nobody was signed in, by a text; null while nothing failed. */
export const $passkeyRefusal = createStore<string | null>(null)
  .on([beginFx.failData, finishFx.failData], (_, problem) => keyOf(problem))
  // A browser's fault is a word; without its code there is none.
  .on(askFx.failData, (_, fault) => `passkey.${typeof fault === 'string' ? fault : 'failed'}`)
  .reset(passkeyAsked);

// A challenge is good once: who tries again begins again.
sample({
  clock: passkeyAsked,
  filter: $passkeyBusy.map((busy) => !busy),
  fn: () => ({}),
  target: beginFx,
});
sample({ clock: beginFx.doneData, fn: ({ options }) => options, target: askFx });
sample({ clock: askFx.doneData, fn: (body) => ({ body }), target: finishFx });
sample({ clock: finishFx.doneData, target: personProved });

/** In the server's words, where it has some: what is said of passwords fits only where it says nothing of passkeys. */
function keyOf(problem: Problem): string {
  return keyOfRefusal(refusedOf(problem), signInErrorKey(problem));
}
