import { createEvent, sample } from 'effector';
import { $now, $secondStep, $session, appended, endpointFx, signedInAs, tokensOf } from '#core';
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
sample({
  clock: confirmFx.doneData,
  source: { session: $session, now: $now },
  fn: ({ session, now }, { user, AuthenticationResult }) =>
    signedInAs(session, { user, meta: tokensOf(AuthenticationResult, now) }, now),
  target: appended,
});
