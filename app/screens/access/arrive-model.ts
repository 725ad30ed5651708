import { createEvent, createStore, sample } from 'effector';
import { $now, $session, appended, endpointFx, isRefused, signedInAs, tokensOf } from '#core';
import { endpoints, type Problem } from '#schemas';

/** A page has come back from the identity provider with this code, or tries it again. */
export const cameBack = createEvent<string>();

const finishFx = endpointFx(endpoints.finishOidcSignIn);

export const $arriving = finishFx.pending;
/** Why the code signed nobody in; that another one is asked for is none. */
export const $arriveProblem = createStore<Problem | null>(null)
  .on(finishFx.failData, (before, problem) =>
    isRefused<'finishOidcSignIn'>(problem, 'SecondFactorRequired') ? before : problem,
  )
  .reset(cameBack);

sample({ clock: cameBack, fn: (code) => ({ body: { code } }), target: finishFx });
sample({
  clock: finishFx.doneData,
  source: { session: $session, now: $now },
  fn: ({ session, now }, { user, AuthenticationResult }) =>
    signedInAs(session, { user, meta: tokensOf(AuthenticationResult, now) }, now),
  target: appended,
});
