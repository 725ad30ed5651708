import { expect, it, vi } from 'vitest';
import { createLiveSocket } from '../../../../app/adapters/network/live-socket.ts';
import { gone } from '../../../../app/adapters/network/refresh.ts';
import { refused, unreachable } from '../../../support/engine.ts';

it.each([
  [refused(401, 'NotAuthorizedException'), 1],
  [refused(403, 'SecondFactorMissing'), 1],
  [refused(503, 'Unavailable'), 0],
  [unreachable, 0],
  [gone, 0],
])('a ticket that ends with %j doubts the session %i times', async (problem, times) => {
  const doubted = vi.fn();
  const call = vi.fn(() => Promise.reject(problem));
  const live = createLiveSocket({
    ...{ call, doubted, clock: { now: () => 0 }, append: () => undefined },
    credentials: () => null,
  });
  live.follow({ vendor_id: 'v1', include_outlets: false }, () => undefined);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  await new Promise((resolve) => setImmediate(resolve));
  live.close();
  expect(doubted).toHaveBeenCalledTimes(times);
});
