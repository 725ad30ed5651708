import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { appended } from '#core';
import { MapWords } from '../../../app/screens/order-map/map-words.tsx';
import { fact } from '../../../core/kernel/log.ts';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const origin = { address: '1 Shop Street', latitude: 1.3, longitude: 103.81 };
const ridden = (...statuses: readonly [string, ...string[]]) =>
  anOrder({
    ...{ origin, outlet_name: 'Noodle House', status: statuses.at(-1) ?? '' },
    rider: { id: 'r1', name: 'Faizal Nair', phone_number: '+6590000000' },
    status_history: historyOf(...statuses),
  });
const toShop = ['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'] as const;

/** What is said of an order whose rider is this far north of the shop, a degree to the east of which is the customer. */
async function words(order: ReturnType<typeof ridden>, north: number | null): Promise<string> {
  const scope = screenWorld(NOW);
  if (north !== null) {
    const at = { latitude: origin.latitude + north, longitude: origin.longitude };
    const location = { rider_id: 'r1', updated_at: NOW, ...at };
    const seen = fact('rider.located', 'worker', NOW, { order_id: order.order_id, location });
    await allSettled(appended, { scope, params: [seen] });
  }
  return wordsOn(<MapWords order={order} />, scope);
}

test('the map in words says how far the rider is from the shop, then from the door', async () => {
  expect(await words(ridden(...toShop), 0.0054)).toMatch(/Faizal Nair.*About 600 m from the shop/);
  const carried = await words(ridden(...toShop, 'NEAR_VENDOR', 'PICKED_UP'), 0.0054);
  expect(carried).toMatch(/Faizal Nair.*About 1\.3 km to go/);
});

test('it names both ends, no degrees, and a rider only once one is known and on the way', async () => {
  const before = await words(ridden(...toShop), null);
  expect(before).toMatch(/12 Orchard Road.*Noodle House/);
  for (const text of [before, await words(ridden(...toShop), 0.0054)]) {
    expect(text).not.toMatch(/103\.8|1\.30/);
  }
  expect(before).not.toContain('Faizal');
  const over = ridden(...toShop, 'PICKED_UP', 'DELIVERED');
  expect(await words(over, 0.0054)).not.toContain('Faizal');
});
