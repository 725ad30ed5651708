import { expect, test } from 'vitest';
import { NothingChosen } from '../../../app/screens/tracking/nothing-chosen.tsx';
import { wordsBeside } from '../../support/beside-orders.tsx';
import { anOrder } from '../../support/orders.ts';

test('nobody is asked to select an order where there is none', async () => {
  expect(await wordsBeside([], <NothingChosen />)).toBe('');
  expect(await wordsBeside([anOrder()], <NothingChosen />)).toBe('Select an order');
});
