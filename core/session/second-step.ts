import { createEvent, createStore } from 'effector';
import { happened } from '../kernel/log.ts';
import { callFx } from '../kernel/ports.ts';
import { isRefused, type Refused, refusedOf } from '../kernel/problem.ts';

/** Somebody went back from the code to the password. */
export const secondStepLeft = createEvent();

type Values = NonNullable<Refused['values']>;

/** Set while a second factor is asked for after the password: the token to send with it (`pending`), and how many `passkeys` could be used instead. */
export const $secondStep = createStore<Values | null>(null)
  .on(callFx.failData, (before, problem) =>
    isRefused<'login'>(problem, 'SecondFactorRequired')
      ? (refusedOf(problem)?.values ?? before)
      : before,
  )
  .reset(secondStepLeft, happened('session.started'));
