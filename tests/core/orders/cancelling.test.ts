import { expect, test } from 'vitest';
import {
  $cancelFailures,
  $notices,
  $orderMissing,
  $orders,
  appended,
  cancelAsked,
  cancelFailureRead,
  orderAsked,
  orderOf,
} from '#core';
import { NOW, updated } from '../../support/arbitraries.ts';
import { createEngine, refused, unreachable } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';

const cancellation = { vendor_id: 'v1', order_id: 'v1-1', reason: 'mistake_error' } as const;

async function withOrder(answers: Parameters<typeof createEngine>[0] = {}) {
  const engine = createEngine(answers);
  await engine.tick();
  await engine.send(appended, [updated(anOrder({ status: 'RECEIVED' }))]);
  return engine;
}
const keys = (notices: readonly { key: string }[]) => notices.map(({ key }) => key);

test('a cancellation that is granted: waited for, then what the server says', async () => {
  let grant = (_: unknown) => {};
  const answer = () => new Promise((resolve) => (grant = resolve));
  const { send, see, askedOf } = await withOrder({ answers: { cancelOrder: answer } });
  await send(cancelAsked, cancellation);
  expect(see($orders).index.pending).toEqual(new Set(['v1-1']));
  expect(orderOf(see($orders), 'v1-1')?.status).toBe('RECEIVED');
  expect(keys(see($notices))).toEqual(['action.attempt-cancel']);
  expect(askedOf('cancelOrder')).toEqual([{ params: {}, query: {}, body: cancellation }]);
  grant(anOrder({ status: 'CANCELLED', updated_at: NOW }));
  await send(appended, []);
  expect(orderOf(see($orders), 'v1-1')?.status).toBe('CANCELLED');
  expect(see($orders).index.pending.size).toBe(0);
  expect(see($notices)).toMatchObject([
    { key: 'action.cancelled', type: 'success', values: { id: 'v1-1' }, duration: 5000 },
  ]);
});

test('a cancellation that is accepted for later waits for the update on the socket', async () => {
  const answer = anOrder({ status: 'RECEIVED' });
  const { send, see } = await withOrder({ answers: { cancelOrder: answer } });
  await send(cancelAsked, cancellation);
  expect(see($orders).index.pending.has('v1-1')).toBe(true);
  expect(keys(see($notices))).toEqual(['action.attempt-cancel']);
  await send(appended, [updated(anOrder({ status: 'CANCELLED', updated_at: NOW }))]);
  expect(see($orders).index.pending.size).toBe(0);
});

test('a cancellation that is refused: seven seconds of notice, and the order as it is now', async () => {
  const picked = anOrder({ status: 'PICKED_UP', updated_at: NOW });
  const { send, see } = await withOrder({
    answers: { cancelOrder: refused(409, 'NotCancellable'), getOrder: picked },
  });
  await send(cancelAsked, cancellation);
  expect(see($orders).index.pending.size).toBe(0);
  expect(see($notices)).toMatchObject([
    { type: 'error', key: 'error.cant-cancel-order', duration: 7000 },
  ]);
  expect(orderOf(see($orders), 'v1-1')?.status).toBe('PICKED_UP');
});

test('a cancellation that fails says nothing of the order that is looked for meanwhile', async () => {
  const { send, see, askedOf } = await withOrder({
    answers: { cancelOrder: unreachable, getOrder: refused(404, 'NotFound') },
  });
  await send(orderAsked, { vendor_id: 'v1', order_id: 'v1-9' });
  await send(cancelAsked, cancellation);
  expect(askedOf('getOrder')).toHaveLength(2);
  expect(see($orderMissing)).toBe('v1-9');
});

test('a cancellation of which nothing was heard is looked up and not believed', async () => {
  const { send, see, askedOf } = await withOrder();
  await send(cancelAsked, cancellation);
  expect(orderOf(see($orders), 'v1-1')?.status).toBe('RECEIVED');
  expect(see($orders).index.pending.size).toBe(0);
  expect(askedOf('getOrder')).toHaveLength(1);
  // Nobody says that it cannot be cancelled: it may have been.
  expect(see($notices)).toMatchObject([{ type: 'error', key: 'error.cancel.unknown-outcome' }]);
});

test('a cancellation that never left says that the order was not cancelled', async () => {
  const unsent = { ...unreachable, sent: false };
  const { send, see } = await withOrder({ answers: { cancelOrder: unsent } });
  await send(cancelAsked, cancellation);
  expect(see($notices)).toMatchObject([{ type: 'error', key: 'error.cancel.offline' }]);
});

test('why an order was not cancelled is known until it is read or that is asked again', async () => {
  const answers: unknown[] = [{ ...unreachable, sent: false }, new Promise(() => {})];
  const { send, see } = await withOrder({ answers: { cancelOrder: () => answers.shift() } });
  await send(cancelAsked, cancellation);
  expect(see($cancelFailures)).toMatchObject({ 'v1-1': { key: 'error.cancel.offline' } });
  await send(cancelAsked, cancellation);
  expect(see($cancelFailures)).toEqual({});
});

test('a reason that was read is not told again', async () => {
  const { send, see } = await withOrder({
    answers: { cancelOrder: refused(409, 'NotCancellable') },
  });
  await send(cancelAsked, cancellation);
  await send(cancelFailureRead, 'v1-2');
  expect(see($cancelFailures)).toMatchObject({ 'v1-1': { key: 'error.cant-cancel-order' } });
  await send(cancelFailureRead, 'v1-1');
  expect(see($cancelFailures)).toEqual({});
});

test('pressed twice is one request', async () => {
  const { send, askedOf } = await withOrder({
    answers: { cancelOrder: () => new Promise(() => {}) },
  });
  await send(cancelAsked, cancellation);
  await send(cancelAsked, cancellation);
  expect(askedOf('cancelOrder')).toHaveLength(1);
});
