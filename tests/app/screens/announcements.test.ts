import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { appended, clockTicked } from '#core';
import type { Event, EventSource } from '#schemas';
import { $announced } from '../../../app/screens/tracking/announcements-model.ts';
import { anOrder } from '../../support/orders.ts';

const hear = (
  scope: Scope,
  status: string,
  source: EventSource,
  { order_id = 'v1-1', updated_at = 1 } = {},
) =>
  allSettled(appended, {
    scope,
    params: [
      {
        type: 'order.updated',
        source,
        at: 1,
        payload: { order: anOrder({ order_id, status, updated_at }) },
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

  it('are silent about what a list first brings, and about an update that changes no status', async () => {
    const scope = fork();
    await hear(scope, 'RECEIVED', 'fetch');
    await hear(scope, 'RECEIVED', 'socket');
    expect(await said(scope)).toEqual([]);
  });

  it('say once what a list knew before the live update came', async () => {
    const scope = fork();
    await hear(scope, 'NEW', 'fetch');
    await hear(scope, 'RECEIVED', 'fetch');
    expect(await said(scope)).toEqual([{ orderId: 'v1-1', label: 'received' }]);
    await hear(scope, 'PICKED_UP', 'socket');
    await said(scope);
    await hear(scope, 'PICKED_UP', 'fetch');
    await hear(scope, 'RECEIVED', 'socket');
    expect(await said(scope)).toEqual([{ orderId: 'v1-1', label: 'picked-up' }]);
  });

  it('say that an order was cancelled as asked, whichever way the answer comes', async () => {
    const scope = fork();
    await hear(scope, 'RECEIVED', 'fetch');
    const payload = { order_id: 'v1-1', reason: 'mistake_error' };
    const asking = { type: 'order.cancelRequested', source: 'user', at: 1, payload } as Event;
    await allSettled(appended, { scope, params: [asking] });
    await hear(scope, 'CANCELLED', 'fetch', { updated_at: 2 });
    expect(await said(scope)).toEqual([{ orderId: 'v1-1', label: 'cancelled' }]);
  });

  it('say the newest three of what changes in a second, and each order once', async () => {
    const scope = fork();
    const ids = ['a', 'b', 'c', 'd'];
    for (const id of ids) await hear(scope, 'NEW', 'fetch', { order_id: id });
    for (const id of ids) await hear(scope, 'RECEIVED', 'socket', { order_id: id });
    await hear(scope, 'PICKED_UP', 'socket', { order_id: 'c' });
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
