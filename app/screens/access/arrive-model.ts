import { createEvent, createStore, sample } from 'effector';
import { endpointFx, isRefused, personProved } from '#core';
import { endpoints, type Problem } from '#schemas';

/** The person came back from the identity provider with this code, or tries it again. */
export const cameBack = createEvent<string>();

const finishFx = endpointFx(endpoints.finishOidcSignIn);

export const $arriving = finishFx.pending;
/** Why the code signed nobody in; the demand for a second factor does not count. */
export const $arriveProblem = createStore<Problem | null>(null)
  .on(finishFx.failData, (before, problem) =>
    isRefused<'finishOidcSignIn'>(problem, 'SecondFactorRequired') ? before : problem,
  )
  .reset(cameBack);

sample({ clock: cameBack, fn: (code) => ({ body: { code } }), target: finishFx });
sample({ clock: finishFx.doneData, target: personProved });
