import { expect, test } from 'vitest';
import { plainAmounts } from '#core/rules';
import { changedFields } from '../../../../core/flows/request/editing.ts';
import { atPayment, destination, flowInHand, order, origin, quoteOf, refused } from '../support.ts';

/** The state that the specification names (2, section 3), by its names, where ours has others. */
test('an untouched request has no address, no fee, no limit and nothing that went wrong', () => {
  const { draft, ...context } = flowInHand().context();
  expect(draft).toMatchObject({ step: 'destination', address_query: '', destination: null });
  expect(context).toMatchObject({ quote: null, offered: null, error: null });
  expect(context).toMatchObject({ itemValueLimit: -1, confirmedAmount: null, editing: null });
});

test('what is typed, what the server says and what went wrong is held until the order is sent', async () => {
  const flow = flowInHand();
  await flow.answer('fetchServiceHours', '0800:2200');
  await flow.answer('fetchItemValueLimit', 100);
  flow.actor.send({ type: 'addressTyped', text: '10 Bay' });
  flow.actor.send({ type: 'destinationConfirmed' });
  expect(flow.context()).toMatchObject({
    itemValueLimit: 100,
    draft: { address_query: '10 Bay' },
    error: { what: 'validation.invalid-coordinates', where: null },
  });
  const fields = { destinationUnitNumber: '#02-01' };
  flow.actor.send({ type: 'savedAddressChosen', destination, fields });
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', {
    ...quoteOf(6),
    adjustment: { payable: 4, payload: { discounted_delivery_fee: 4 } },
  });
  expect(flow.context()).toMatchObject({
    error: null,
    draft: { step: 'details', destination, fields, login_estimation: 15 },
    quote: { fee: 6, signature: 'signed 6', adjustment: { payable: 4 } },
  });
});

test('a high amount is to be confirmed, and which was confirmed is held', async () => {
  const flow = await atPayment({ orderAmount: '500' });
  await flow.answer('fetchItemValueLimit', 100);
  flow.actor.send({ type: 'submitted', violations: [], extras: { age_validation_required: true } });
  expect(flow.context()).toMatchObject({ confirmedAmount: null, itemValueLimit: 100 });
  flow.actor.send({ type: 'valueConfirmed' });
  expect(flow.context()).toMatchObject({
    confirmedAmount: 500,
    extras: { age_validation_required: true },
  });
  await flow.fail('submitOrder', refused('InvalidOrder', { field: 'destinationName' } as never));
  expect(flow.context().error).toEqual({ what: 'request.error.create', where: 'destinationName' });
});

test('an order to be updated is held, and whether its address was edited', async () => {
  const flow = flowInHand(null, origin, order.order_id);
  await flow.answer('fetchOrder', order);
  expect(flow.context().editing).toBe(order);
  expect(changedFields(flow.context().draft, order, plainAmounts)).toEqual([]);
  const elsewhere = { ...destination, address: '1 Raffles Place' };
  flow.actor.send({ type: 'savedAddressChosen', destination: elsewhere, fields: {} });
  expect(changedFields(flow.context().draft, order, plainAmounts)).toEqual([
    'destinationTextAddress',
  ]);
});
