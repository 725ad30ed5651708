import { expect, test } from 'vitest';
import { flowInHand, place, quoteOf } from '../support.ts';

const cash = { type: 'paymentMethodChosen', method: 'CASH_ON_DELIVERY' } as const;

async function asking() {
  const flow = flowInHand();
  await flow.answer('fetchServiceHours', '0000:0000');
  expect(flow.step()).toBe('askDestination');
  return flow;
}

test('the way of paying is taken before there is an address, and what is wrong with that stays said', async () => {
  const flow = await asking();
  flow.actor.send({ type: 'destinationConfirmed' });
  const { error } = flow.context();
  expect(error?.what).toBe('validation.fill-address');
  flow.actor.send(cash);
  expect(flow.context().draft.fields.paymentMethod).toBe(cash.method);
  expect([flow.step(), flow.context().error]).toEqual(['askDestination', error]);
});

test('while a fee is asked for, another way of paying asks for its own', async () => {
  const flow = await asking();
  flow.actor.send({ type: 'placeChosen', placeId: 'p-1' });
  await flow.answer('fetchPlace', place);
  await flow.answer('validateArea', true);
  const before = flow.last('quoteFee');
  flow.actor.send(cash);
  const question = flow.last('quoteFee');
  expect(question).not.toBe(before);
  expect(question?.input).toMatchObject({ draft: { fields: { paymentMethod: cash.method } } });
  await flow.answer('quoteFee', quoteOf(7));
  expect([flow.step(), flow.context().quote?.fee]).toEqual(['fillOrderDetails', 7]);
});
