import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { appended, clockTicked } from '#core';
import type { Event, EventSource } from '#schemas';
import { $announced } from '../../../app/screens/tracking/announcements-model.ts';
import { anOrder } from '../../support/orders.ts';

const hear = (scope: Scope, status: string, source: EventSource, order_id = 'v1-1') =>
  allSettled(appended, {
    scope,
    params: [
      {
        type: 'order.updated',
        source,
        at: 1,
        payload: { order: anOrder({ order_id, status }) },
      } as Event,
    ],
  });

/** What is said within the next second. */
async function said(scope: Scope) {
  await allSettled(clockTicked, { scope, params: 2 });
  return scope.getState($announced);
}

describe('announcements', () => {
  it('say a status that changed live', async () => {
    const scope = fork();
    await hear(scope, 'NEW', 'fetch');
    await hear(scope, 'PICKED_UP', 'socket');
    expect(await said(scope)).toEqual([{ orderId: 'v1-1', label: 'picked-up' }]);
  });

  it('are silent about what a list brings, and about an update that changes no status', async () => {
    const scope = fork();
    await hear(scope, 'NEW', 'fetch');
    await hear(scope, 'RECEIVED', 'fetch');
    await hear(scope, 'RECEIVED', 'socket');
    expect(await said(scope)).toEqual([]);
  });

  it('say that an order was cancelled as asked, whichever way the answer comes', async () => {
    const scope = fork();
    await hear(scope, 'RECEIVED', 'fetch');
    const payload = { order_id: 'v1-1', reason: 'mistake_error' };
    const asking = { type: 'order.cancelRequested', source: 'user', at: 1, payload } as Event;
    await allSettled(appended, { scope, params: [asking] });
    await hear(scope, 'CANCELLED', 'fetch');
    expect(await said(scope)).toEqual([{ orderId: 'v1-1', label: 'cancelled' }]);
  });

  it('say the newest three of what changes in a second, and each order once', async () => {
    const scope = fork();
    const ids = ['a', 'b', 'c', 'd'];
    for (const id of ids) await hear(scope, 'NEW', 'fetch', id);
    for (const id of ids) await hear(scope, 'RECEIVED', 'socket', id);
    await hear(scope, 'PICKED_UP', 'socket', 'c');
    expect(await said(scope)).toEqual([
      { orderId: 'b', label: 'received' },
      { orderId: 'd', label: 'received' },
      { orderId: 'c', label: 'picked-up' },
    ]);
  });

  it('do not reach another scope', async () => {
    const one = fork();
    const other = fork();
    await hear(one, 'NEW', 'fetch');
    await hear(other, 'PICKED_UP', 'socket');
    expect(await said(other)).toEqual([]);
  });
});
