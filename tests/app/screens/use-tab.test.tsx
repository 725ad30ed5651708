import { expect, test } from 'vitest';
import { useTab } from '../../../app/screens/tracking/use-tab.ts';
import { wordsBeside } from '../../support/beside-orders.tsx';
import { anOrder } from '../../support/orders.ts';

function Shown({ selectedId = null }: { selectedId?: string | null }) {
  const [tab] = useTab(selectedId);
  return <p>{tab}</p>;
}

test('who arrives sees the first tab in which orders are under way', async () => {
  const collected = anOrder({ order_id: 'v1-1', status: 'PICKED_UP' });
  const fresh = anOrder({ order_id: 'v1-2', status: 'WAITING_FOR_TRANSPORT' });
  const over = anOrder({ order_id: 'v1-3', status: 'DELIVERED' });
  expect(await wordsBeside([], <Shown />)).toBe('new');
  expect(await wordsBeside([over], <Shown />)).toBe('new');
  expect(await wordsBeside([collected, over], <Shown />)).toBe('collected');
  expect(await wordsBeside([collected, fresh], <Shown />)).toBe('new');
});

test('an order of the address says which tab it is, whatever waits elsewhere', async () => {
  const collected = anOrder({ order_id: 'v1-1', status: 'PICKED_UP' });
  const over = anOrder({ order_id: 'v1-3', status: 'DELIVERED' });
  expect(await wordsBeside([collected, over], <Shown selectedId="v1-3" />)).toBe('delivered');
});
