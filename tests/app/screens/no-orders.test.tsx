import { expect, test } from 'vitest';
import { tabs } from '#core';
import { NoOrders } from '../../../app/screens/tracking/no-orders.tsx';
import { vendor } from '../../support/arbitraries.ts';
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

test('a main account without orders of its own is led to those of its outlets, an outlet is not', async () => {
  const all = 'Include all outlets';
  const family = [{ ...vendor('v1'), is_parent: true }, vendor('v2', 'v1')];
  for (const tab of tabs) {
    const shown = <NoOrders {...empty} tab={tab} joined={false} />;
    expect(await wordsBeside([], shown, family)).toContain(all);
    expect(await wordsBeside([], shown)).not.toContain(all);
  }
});
