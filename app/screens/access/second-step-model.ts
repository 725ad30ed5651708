import { createEvent, sample } from 'effector';
import { $secondStep, endpointFx, personProved } from '#core';
import { endpoints } from '#schemas';

/** Somebody gave the code that is asked for after their password. */
export const codeSent = createEvent<string>();

const confirmFx = endpointFx(endpoints.confirmSignIn);

export const $confirming = confirmFx.pending;
/** Why the code did not sign anybody in. */
export const codeRefused = confirmFx.failData;

sample({
  clock: sample({
    clock: codeSent,
    source: $secondStep,
    fn: (pending, code) => ({ pending, code }),
  }).filterMap(({ pending, code }) => (pending === null ? undefined : { body: { pending, code } })),
  target: confirmFx,
});
sample({ clock: confirmFx.doneData, target: personProved });
