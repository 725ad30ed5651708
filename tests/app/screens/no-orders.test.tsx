import { expect, test } from 'vitest';
import { NoOrders } from '../../../app/screens/tracking/no-orders.tsx';
import { wordsBeside } from '../../support/beside-orders.tsx';
import { anOrder } from '../../support/orders.ts';

const empty = { tab: 'new', search: '', onTab: () => undefined } as const;
const list = <NoOrders {...empty} joined={false} />;

test('where all that are under way share a tab, it says that none of them is', async () => {
  expect(await wordsBeside([], list)).toContain('No new orders');
  expect(await wordsBeside([], <NoOrders {...empty} joined />)).toContain('No orders under way');
});

test('where no order is new, the way to those that went on from there stands beside the way to the next', async () => {
  expect(await wordsBeside([], list)).not.toContain('Collected');
  const words = await wordsBeside([anOrder({ status: 'PICKED_UP' })], list);
  expect(words).toContain('Collected (1)');
  expect(words).toContain('Request a rider');
});
