import { createEvent, createStore } from 'effector';
import type { Problem } from '#schemas';
import { happened } from '../kernel/log.ts';
import { callFx } from '../kernel/ports.ts';
import { isRefused } from '../kernel/problem.ts';

/** Somebody would rather give their password again. */
export const secondStepLeft = createEvent();

/** What a code is sent along with, where the password was right and is not enough; null before and after. */
export const $secondStep = createStore<string | null>(null)
  .on(callFx.failData, (before, problem) => pendingIn(problem) ?? before)
  .reset(secondStepLeft, happened('session.started'));

function pendingIn(problem: Problem): string | undefined {
  if (problem.tag !== 'refused' || !isRefused<'login'>(problem, 'SecondFactorRequired')) return;
  return problem.values?.pending?.toString();
}
