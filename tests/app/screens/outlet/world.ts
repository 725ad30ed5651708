import { allSettled, type EventCallable, fork, type Scope } from 'effector';
import { vi } from 'vitest';
import { $notices } from '#core';
import { type Call, callFx } from '#core/ports';
import type { EndpointId, Problem } from '#schemas';
import { draftOf, draftOfNew } from '../../../../app/screens/outlet/draft.ts';
import { $outlet, outletOpened } from '../../../../app/screens/outlet/model.ts';
import { outlet } from './support.ts';

export const unreachable: Problem = { tag: 'unreachable', message: '' };
export const language = 'en';
export const fresh = draftOf(outlet);
export const empty = draftOfNew('m4pk', 'SG', 'key-1');

/** The time of each test is its own: for `beforeEach` of a file. */
export function ownTime() {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
}

/** A scope whose calls are answered by a test; a Problem is thrown, a function is asked. */
export function world(answers: Partial<Record<EndpointId, unknown>> = {}) {
  const calls: Call[] = [];
  const scope = fork({
    handlers: [
      [
        callFx,
        async (call: Call) => {
          calls.push(call);
          const answer = answers[call.endpoint.id as EndpointId] ?? unreachable;
          const given = typeof answer === 'function' ? await answer(call) : answer;
          if (typeof given === 'object' && given !== null && 'tag' in given) throw given;
          return given;
        },
      ],
    ],
  });
  const location = () => scope.getState($outlet)?.draft.fields.location;
  const keys = () => scope.getState($notices).map(({ key }) => key);
  return { scope, calls, location, keys };
}

export async function send<T>(
  scope: Scope,
  unit: EventCallable<T>,
  params: NoInfer<T>,
): Promise<void> {
  void allSettled(unit as EventCallable<unknown>, { scope, params });
  await vi.advanceTimersByTimeAsync(500);
}

/** The list is on its way. */
export const never = () => new Promise(() => undefined);
export const open = (scope: Scope, draft = fresh) => send(scope, outletOpened, draft);
export const refused = (more: Partial<Extract<Problem, { tag: 'refused' }>>): Problem => ({
  ...{ tag: 'refused', status: 400, code: 'InvalidOutlet', message: 'Said by the server' },
  ...more,
});
