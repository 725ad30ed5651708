import { expect, test } from 'vitest';
import {
  $orders,
  $ordersComplete,
  $ordersReady,
  appended,
  orderOf,
  ordersAsked,
  vendorChosen,
} from '#core';
import { keepGuestOrderFx, loadGuestOrdersFx } from '#core/ports';
import { fact } from '../../../core/kernel/log.ts';
import { GUEST_LOOK, orderKeyUsed } from '../../../core/orders/guest-orders.ts';
import { NOW, vendor } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';

/** Somebody at the outlet `v1`, with the keys of orders that this browser kept. */
async function visitor({ guest, keys }: { guest: boolean; keys: readonly string[] }) {
  const kept: unknown[] = [];
  const engine = createEngine({
    answers: { listGuestOrders: { data: [anOrder()] } },
    ports: [
      [loadGuestOrdersFx, async () => keys.map((token) => ({ token, placed_at: NOW }))],
      [keepGuestOrderFx, (order: unknown) => void kept.push(order)],
    ],
  });
  const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: '', Expires: NOW + 9000 };
  const person = { user: { id: 'u1', email: '' }, tokens, ...(guest && { guest: true as const }) };
  await engine.tick();
  await engine.send(appended, [
    fact('session.started', 'fetch', NOW, person),
    fact('vendors.loaded', 'fetch', NOW, { vendors: [vendor('v1')] }),
  ]);
  await engine.send(vendorChosen, 'v1');
  return { ...engine, kept };
}

test('a guest’s orders are asked for by the keys that were kept, and by nothing else', async () => {
  const { see, askedOf } = await visitor({ guest: true, keys: ['k1', 'k2'] });
  const asks = askedOf('listGuestOrders');
  expect(asks.at(-1)).toMatchObject({ body: { tokens: ['k1', 'k2'] } });
  expect(askedOf('listOrders')).toEqual([]);
  expect([see($ordersReady), see($ordersComplete)]).toEqual([true, true]);
  expect(orderOf(see($orders), anOrder().order_id)).not.toBeNull();
});

test('a guest who has ordered nothing has a list that is there and empty, without a call', async () => {
  const { see, askedOf } = await visitor({ guest: true, keys: [] });
  expect(askedOf('listGuestOrders')).toEqual([]);
  expect(see($ordersReady)).toBe(true);
});

test('a guest’s list is looked at again after a while, as nobody tells of changes', async () => {
  const { tick, askedOf } = await visitor({ guest: true, keys: ['k1'] });
  const before = askedOf('listGuestOrders').length;
  await tick(NOW + GUEST_LOOK + 1);
  expect(askedOf('listGuestOrders').length).toBe(before + 1);
});

test('members have no such list', async () => {
  const { send, askedOf } = await visitor({ guest: false, keys: ['k1'] });
  await send(ordersAsked);
  expect(askedOf('listGuestOrders')).toEqual([]);
  expect(askedOf('listOrders')).not.toEqual([]);
});

test.each([
  [true, [{ token: 'k9', placed_at: NOW }]],
  [false, []],
])('of an order that was placed the key is kept for a guest alone: %s', async (guest, expected) => {
  const { send, kept } = await visitor({ guest, keys: [] });
  await send(orderKeyUsed, 'k9');
  expect(kept).toEqual(expected);
});
