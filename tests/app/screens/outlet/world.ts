import { allSettled, type EventCallable, fork, type Scope } from 'effector';
import { vi } from 'vitest';
import { $notices, appended } from '#core';
import { type Call, callFx } from '#core/ports';
import type { EndpointId, Problem } from '#schemas';
import { draftOf, draftOfNew } from '../../../../app/screens/outlet/draft.ts';
import { $outlet, outletOpened } from '../../../../app/screens/outlet/model.ts';
import { fact } from '../../../../core/kernel/log.ts';
import { keptPorts } from '../../../support/kept.ts';
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

/** A scope whose calls are answered by a test; a Problem is thrown, a function is asked. `kept` is the browser's storage. */
export function world(
  answers: Partial<Record<EndpointId, unknown>> = {},
  kept = new Map<string, string>(),
) {
  const calls: Call[] = [];
  const scope = fork({
    handlers: [
      ...keptPorts(kept),
      [
        callFx,
        async (call: Call) => {
          calls.push(call);
          const unknown = call.endpoint.id === 'listVendors' ? never : unreachable;
          const answer = answers[call.endpoint.id as EndpointId] ?? unknown;
          const given = typeof answer === 'function' ? await answer(call) : answer;
          if (typeof given === 'object' && given !== null && 'tag' in given) throw given;
          return given;
        },
      ],
    ],
  });
  const tokens = { AccessToken: '', IdToken: '', RefreshToken: '', Expires: 9e9 };
  const user = { id: 'u-1', email: 'owner@example.com', name: 'Mei' };
  const started = [fact('session.started', 'fetch', 0, { user, tokens })];
  void allSettled(appended, { scope, params: started });
  // Who is signed in has asked for their outlets.
  calls.length = 0;
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
