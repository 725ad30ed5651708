import { expect, test } from 'vitest';
import type { OrderStatus } from '#schemas';
import { stageItems } from '../../../app/screens/order/stage-items.ts';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';

const shopStage = (...history: OrderStatus[]) => {
  const status = history.at(-1) ?? 'NEW';
  const items = stageItems(anOrder({ status, status_history: historyOf(...history) }), NOW);
  return items.find(({ id }) => id === 'at-shop')?.labelKey;
};

test('a rider who is near the shop is not said to be at it, and was there once they have left', () => {
  expect(shopStage('NEW', 'COURIER_ACCEPTED_DELIVERY')).toBe('order.stage.at-shop');
  expect(shopStage('NEW', 'NEAR_VENDOR')).toBe('order.stage.near-shop');
  expect(shopStage('NEW', 'NEAR_VENDOR', 'PICKED_UP')).toBe('order.stage.at-shop');
});
