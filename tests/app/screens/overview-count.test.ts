import { expect, test } from 'vitest';
import { $ordersReady, appended, vendorChosen } from '#core';
import {
  $riding,
  overviewClosed,
  overviewOpened,
} from '../../../app/screens/tracking/overview-model.ts';
import { fact } from '../../../core/kernel/log.ts';
import { NOW, vendor } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';

const rider = { id: 'r1', name: 'Ana', phone_number: '+6581234567' };
const waiting = anOrder({ order_id: 'o-2' });
const found = anOrder({ order_id: 'o-3', status: 'ASSIGNED_TO_TRANSPORT' });
const data = [anOrder({ status: 'PICKED_UP', rider }), waiting, found];
const { location: place } = waiting.customer;

test('how many riders are under way is not said before it is known, and is known before where they are; an order without one stands at its door, and one whose rider has no name yet counts', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const engine = createEngine({ answers: { listOrders: () => promise } });
  await engine.tick();
  const vendors = [vendor('v1')];
  await engine.send(appended, [fact('vendors.loaded', 'fetch', NOW, { vendors })]);
  void engine.send(vendorChosen, 'v1');
  void engine.send(overviewOpened);
  await expect.poll(() => engine.askedOf('listOrders').length).toBeGreaterThan(0);
  expect(engine.see($riding).count).toBeNull();
  resolve({ data, pagination_key: null, seq: 7, listed_at: NOW });
  await expect.poll(() => engine.see($ordersReady)).toBe(true);
  await engine.tick(NOW + 1);
  expect(engine.see($riding)).toMatchObject({
    count: 2,
    // Where the other one is may be told any moment.
    unseen: 1,
    placed: [{ order: { order_id: 'o-2' }, isRidden: false, position: place }],
  });
});

test('who is not on the map is counted once it is known where others are', async () => {
  const answers = { listOrders: () => ({ data, pagination_key: null, seq: 7, listed_at: NOW }) };
  const engine = createEngine({ answers });
  await engine.tick();
  const vendors = [vendor('v1')];
  await engine.send(appended, [fact('vendors.loaded', 'fetch', NOW, { vendors })]);
  await engine.send(vendorChosen, 'v1');
  await engine.send(overviewOpened);
  const seen = (order_id: string, rider_id: string) => {
    const location = { rider_id, ...place, updated_at: NOW };
    return fact('rider.located', 'worker', NOW, { order_id, location });
  };
  // Of another order, as long as its own rider was not seen.
  await engine.send(appended, [seen('o-9', 'r9')]);
  await engine.tick(NOW + 1);
  expect(engine.see($riding)).toMatchObject({ count: 2, unseen: 2 });
  await engine.send(appended, [seen('v1-1', 'r1')]);
  await engine.tick(NOW + 2);
  expect(engine.see($riding)).toMatchObject({ count: 2, unseen: 1 });
});

test('its riders are asked for together while it is open, and no longer', async () => {
  const answers = { listOrders: () => ({ data, pagination_key: null, seq: 7, listed_at: NOW }) };
  const engine = createEngine({ answers });
  await engine.tick();
  const vendors = [vendor('v1')];
  await engine.send(appended, [fact('vendors.loaded', 'fetch', NOW, { vendors })]);
  await engine.send(vendorChosen, 'v1');
  for (const [moved, together] of [
    [overviewOpened, true] as const,
    [overviewClosed, false] as const,
  ]) {
    await engine.send(moved);
    expect(engine.askedOf('trackRiders').at(-1)).toMatchObject({ riders: ['r1'], together });
  }
});
