import { expect, test } from 'vitest';
import {
  atPayment,
  draftAt,
  type Flow,
  flowInHand,
  order,
  origin,
  quoteOf,
  refused,
  submitted,
} from '../support.ts';

const whole = { ...order, revision: 2 };
const typed = { orderDescription: 'Rice' };

/** An edit that is being sent. */
async function sent(): Promise<Flow> {
  const draft = { ...draftAt('payment', typed), order_id: order.order_id, revision: 2 };
  const flow = flowInHand(draft, origin, order.order_id);
  await flow.answer('fetchOrder', whole);
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', quoteOf(6));
  flow.actor.send(submitted);
  expect(flow.step()).toBe('submit');
  return flow;
}

test.each([
  ['silence', { tag: 'unreachable', message: '' }, 'update.unknown-outcome', 'fillPaymentDetails'],
  [
    'being offline',
    { tag: 'unreachable', message: '', sent: false },
    'update.offline',
    'fillPaymentDetails',
  ],
  [
    'a server that breaks',
    refused('InternalError', { status: 500 } as never),
    'update.unknown-outcome',
    'fillPaymentDetails',
  ],
  ['an unknown refusal', refused('Whatever'), 'update', 'fillPaymentDetails'],
  [
    'a wrong amount',
    refused('InvalidOrder', { field: 'orderAmount' } as never),
    'update',
    'fillOrderDetails',
  ],
  [
    'a part of the order that no field shows',
    refused('InvalidOrder', { field: 'body.customer.location' } as never),
    'update',
    'fillPaymentDetails',
  ],
])('%s keeps an edit, which nobody else has changed', async (_, problem, what, step) => {
  const flow = await sent();
  await flow.fail('submitOrder', problem);
  expect([flow.step(), flow.context().error?.what]).toEqual([step, `request.error.${what}`]);
  expect(flow.context().draft.fields).toMatchObject(typed);
  expect(flow.asked.filter(({ source }) => source === 'fetchOrder')).toHaveLength(1);
});

test('who was slower and cannot be told of the newer order keeps what they typed', async () => {
  const flow = await sent();
  await flow.fail('submitOrder', refused('OrderChanged'));
  await flow.fail('fetchOrder', refused('lost'));
  const { draft, editing, error } = flow.context();
  expect([flow.step(), editing, error?.where]).toEqual(['fillPaymentDetails', whole, null]);
  expect(draft.fields).toMatchObject(typed);
});

test.each(['TooLate', 'OrderChanged', 'Whatever'])(
  'a new request that is refused as %s is told so where it stands',
  async (code) => {
    const flow = await atPayment(typed);
    flow.actor.send(submitted);
    await flow.fail('submitOrder', refused(code));
    const { error, draft } = flow.context();
    expect([flow.step(), error?.what]).toEqual(['fillPaymentDetails', 'request.error.create']);
    expect(draft.fields).toMatchObject(typed);
  },
);

test('a broken server leaves open whether a new request was placed', async () => {
  const flow = await atPayment();
  flow.actor.send(submitted);
  await flow.fail('submitOrder', refused('InternalError', { status: 500 } as never));
  expect(flow.context().error?.what).toBe('request.error.unknown-outcome');
});
