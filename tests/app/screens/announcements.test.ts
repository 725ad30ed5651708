import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { appended } from '#core';
import type { Event, EventSource } from '#schemas';
import { $announced } from '../../../app/screens/tracking/announcements-model.ts';
import { anOrder } from '../../support/orders.ts';

const hear = (scope: Scope, status: string, source: EventSource) =>
  allSettled(appended, {
    scope,
    params: [
      { type: 'order.updated', source, at: 1, payload: { order: anOrder({ status }) } } as Event,
    ],
  });

describe('announcements', () => {
  it('say a status that changed live', async () => {
    const scope = fork();
    await hear(scope, 'NEW', 'fetch');
    await hear(scope, 'PICKED_UP', 'socket');
    expect(scope.getState($announced)).toEqual({ orderId: 'v1-1', label: 'picked-up' });
  });

  it('are silent about what a list brings, and about an update that changes no status', async () => {
    const scope = fork();
    await hear(scope, 'NEW', 'fetch');
    await hear(scope, 'RECEIVED', 'fetch');
    await hear(scope, 'RECEIVED', 'socket');
    expect(scope.getState($announced)).toBeNull();
  });

  it('say that an order was cancelled as asked, whichever way the answer comes', async () => {
    const scope = fork();
    await hear(scope, 'RECEIVED', 'fetch');
    const payload = { order_id: 'v1-1', reason: 'mistake_error' };
    const asking = { type: 'order.cancelRequested', source: 'user', at: 1, payload } as Event;
    await allSettled(appended, { scope, params: [asking] });
    await hear(scope, 'CANCELLED', 'fetch');
    expect(scope.getState($announced)).toEqual({ orderId: 'v1-1', label: 'cancelled' });
  });
});
