import { expect, test } from 'vitest';
import { NothingChosen } from '../../../app/screens/tracking/nothing-chosen.tsx';
import { wordsBeside } from '../../support/beside-orders.tsx';
import { anOrder } from '../../support/orders.ts';

test('nobody is asked to select an order where there is none', async () => {
  const list = <NothingChosen tab="new" />;
  expect(await wordsBeside([], list)).toBe('');
  expect(await wordsBeside([anOrder({ status: 'DELIVERED' })], list)).toBe('');
  expect(await wordsBeside([anOrder()], list)).toBe('Select an order');
});
