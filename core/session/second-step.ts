import { createEvent, createStore } from 'effector';
import { happened } from '../kernel/log.ts';
import { callFx } from '../kernel/ports.ts';
import { isRefused, type Refused, refusedOf } from '../kernel/problem.ts';

/** Somebody would rather give their password again. */
export const secondStepLeft = createEvent();

type Values = NonNullable<Refused['values']>;

/** What a code is sent along with (`pending`) and how many `passkeys` would do as well, where the password was right and is not enough; null before and after. */
export const $secondStep = createStore<Values | null>(null)
  .on(callFx.failData, (before, problem) =>
    isRefused<'login'>(problem, 'SecondFactorRequired')
      ? (refusedOf(problem)?.values ?? before)
      : before,
  )
  .reset(secondStepLeft, happened('session.started'));
