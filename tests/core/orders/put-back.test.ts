import { expect, test } from 'vitest';
import { $orders, appended, visibleIds } from '#core';
import { NOW, updated } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';

test('a device whose clock was ahead shows what is ordered for later in its tab once the clock is right', async () => {
  const { send, tick, see } = createEngine();
  const ahead = NOW + 7200;
  await tick(ahead);
  const order = anOrder({ status: 'RECEIVED', preordered_for: NOW + 3600 });
  await send(appended, [updated(order)]);
  const tabs = () => [visibleIds(see($orders), 'new'), visibleIds(see($orders), 'preorders')];
  expect(tabs()).toEqual([[order.order_id], []]);
  await tick(NOW);
  expect(tabs()).toEqual([[], [order.order_id]]);
  // Servers tell the time in whole seconds: what was due stays due.
  await tick(NOW + 3600);
  await tick(NOW + 3598);
  expect(tabs()).toEqual([[order.order_id], []]);
});
