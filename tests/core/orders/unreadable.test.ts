import { expect, test } from 'vitest';
import { $orders, $unreadable, appended, orderOf } from '#core';
import { endpoints } from '#schemas';
import { idOfUnreadable, readableOf } from '../../../app/adapters/network/readable.ts';
import { fact } from '../../../core/kernel/log.ts';
import { replay } from '../../../core/kernel/projection.ts';
import { unreadableProjection } from '../../../core/orders/unreadable.ts';
import { NOW, updated } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';

const dropped = (order_id?: string) =>
  fact('frame.dropped', 'fetch', NOW, {
    reason: 'malformed',
    ...(order_id !== undefined && { order_id }),
  });

test('an order that cannot be read is counted once, until a record of it can', async () => {
  const { send, see } = createEngine();
  await send(appended, [dropped('v1-1'), dropped('v1-1'), dropped('v1-2'), dropped()]);
  expect(see($unreadable)).toBe(2);
  await send(appended, [updated(anOrder({ order_id: 'v1-1' }))]);
  expect(see($unreadable)).toBe(1);
  expect(orderOf(see($orders), 'v1-1')).not.toBeNull();
});

test('another outlet has other orders, and what did not tell its id is counted, too', () => {
  const selected = fact('vendor.selected', 'user', NOW, {
    vendor_id: 'v2',
    include_outlets: false,
  });
  expect(replay(unreadableProjection, [dropped('v1-1'), selected]).size).toBe(0);
  expect(replay(unreadableProjection, [dropped(''), dropped('v1-1')]).size).toBe(2);
});

test('the readable rest of a page is kept, and what was left out is named', () => {
  const [good, bad] = [anOrder(), { ...anOrder({ order_id: 'v1-2' }), created_at: 'yesterday' }];
  const page = { data: [good, bad, 7], pagination_key: null, seq: 1, listed_at: NOW };
  const answer = readableOf(endpoints.listOrders.result, page);
  expect(answer?.value.data).toEqual([good]);
  expect(answer?.dropped.map(idOfUnreadable).toSorted()).toEqual(['', 'v1-2']);
});
