import { combine, createEvent, sample } from 'effector';
import { knowsPasskeys } from '#adapters';
import { $flags, $secondStep, endpointFx, personProved } from '#core';
import { endpoints } from '#schemas';

/** The code of the second factor was entered. */
export const codeSent = createEvent<string>();

const confirmFx = endpointFx(endpoints.confirmSignIn);

/** Whether a passkey may replace the code, in this deployment and browser. */
export const $passkeyOffered = combine(
  $secondStep,
  $flags,
  (step, flags) => Boolean(step?.passkeys) && flags.members && knowsPasskeys(),
);
export const $confirming = confirmFx.pending;
/** Why the code did not sign anybody in. */
export const codeRefused = confirmFx.failData;

sample({
  clock: sample({
    clock: codeSent,
    source: $secondStep,
    fn: (step, code) => ({ step, code }),
  }).filterMap(({ step, code }) =>
    step ? { body: { pending: String(step.pending), code } } : undefined,
  ),
  target: confirmFx,
});
sample({ clock: confirmFx.doneData, target: personProved });
