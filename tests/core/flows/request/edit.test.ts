import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields } from '#core';
import { plainAmounts } from '#core/rules';
import type { Order } from '#schemas';
import { OrderUpdate } from '#schemas';
import { takenSteps } from '../../../../app/screens/request/taken-steps.ts';
import { editedQuote, updateOf } from '../../../../core/flows/request/editing.ts';
import { law } from '../../../support/property.ts';
import {
  collected,
  draftAt,
  type Flow,
  flowInHand,
  order,
  origin,
  place,
  quoteOf,
  refused,
  submitted,
} from '../support.ts';

const unit = { unit_number: '#04-12', building: 'Tower 1' };
const stored: Order = {
  ...order,
  revision: 2,
  customer: {
    ...order.customer,
    location: {
      ...order.customer.location,
      ...unit,
      address: '#04-12, Tower 1, 10 Bayfront Avenue',
    },
  },
};

async function editing(record = stored, draft = null as Parameters<typeof flowInHand>[0]) {
  const flow = flowInHand(draft, origin, record.order_id);
  expect(flow.step()).toBe('fetchOrder');
  await flow.answer('fetchOrder', record);
  return flow;
}

async function priced(flow: Flow, fee = 6): Promise<Flow> {
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', quoteOf(fee));
  return flow;
}

test('the form holds the order, with unit and building apart, and area and fee are asked again', async () => {
  const flow = await editing();
  expect(flow.step()).toBe('checkDestination');
  await priced(flow);
  expect(flow.step()).toBe('fillOrderDetails');
  expect(flow.context().draft).toMatchObject({
    ...{ order_id: order.order_id, revision: 2, address_query: '10 Bayfront Avenue' },
    fields: {
      ...{ destinationUnitNumber: '#04-12', destinationBuilding: 'Tower 1', orderAmount: '10' },
    },
  });
  expect(changedFields(flow.context().draft, stored, plainAmounts)).toEqual([]);
  // Nothing of it was a step of this page, so Back leads to the order.
  expect(takenSteps(flow.actor.getSnapshot(), false)).toEqual([]);
});

test('an untouched edit sends the order as it is', async () => {
  const { context } = await priced(await editing());
  const update = updateOf(context().draft, quoteOf(6), { order: stored, amounts: plainAmounts });
  expect(OrderUpdate.parse(update)).toEqual({
    ...{ vendor_id: 'v-1', payment_method: 'PAID', amount: 10 },
    item_details: stored.order.description,
    location: {
      address: '#04-12, Tower 1, 10 Bayfront Avenue',
      notes: '',
      latitude: stored.customer.location.latitude,
      longitude: stored.customer.location.longitude,
    },
    ...{ delivery_fee: 6, signature: 'signed 6' },
    // Beside what the specification lists: what tells one edit from another, and address parts for the next one.
    ...{ revision: 2, ...unit },
  });
});

test('another address may cost more, which is agreed to before anything is sent', async () => {
  const flow = await priced(await editing());
  flow.actor.send({ type: 'destinationReopened' });
  flow.actor.send({ type: 'placeChosen', placeId: 'p-2' });
  await flow.answer('fetchPlace', { ...place, formatted_address: '1 Other Road', latitude: 1.3 });
  await priced(flow, 9);
  flow.actor.send({ type: 'detailsSubmitted', violations: [] });
  flow.actor.send(submitted);
  expect([flow.step(), flow.context().agreedFee]).toEqual(['showFee', 600n]);
  flow.actor.send({ type: 'feeDeclined' });
  expect(flow.step()).toBe('fillPaymentDetails');
  flow.actor.send(submitted);
  flow.clock.increment(500);
  flow.actor.send({ type: 'feeAccepted' });
  expect([flow.step(), flow.context().agreedFee]).toEqual(['submit', 900n]);
  await flow.answer('submitOrder', stored);
  expect(flow.step()).toBe('succeeded');
});

const changes = fc.oneof(
  fc.string().map((text) => ({ type: 'addressTyped' as const, text })),
  fc.constant({ type: 'placeChosen' as const, placeId: 'p-2' }),
  fc.constant({ type: 'pinMoved' as const, position: { latitude: 1.3, longitude: 103.9 } }),
);

test('Back from a change of the address leads to the address before, whatever became of it there', () =>
  law(
    fc.asyncProperty(fc.array(changes, { maxLength: 4 }), fc.boolean(), async (made, reloads) => {
      const begun = await priced(await editing());
      const taken = ({ actor }: Flow) => takenSteps(actor.getSnapshot(), false);
      const { destination, address_query } = begun.context().draft;
      begun.actor.send({ type: 'destinationReopened' });
      expect(taken(begun)).toEqual(['address']);
      for (const change of [...made, { type: 'addressTyped' as const, text: 'elsewhere' }])
        begun.actor.send(change);
      const kept = JSON.parse(JSON.stringify(begun.context().draft));
      const flow = reloads ? await editing(stored, kept) : begun;
      expect(taken(flow)).toEqual(['address']);
      const before = flow.context().draft.destination_before ?? null;
      if (before === null) throw new Error('the address before is not kept');
      flow.actor.send({ type: 'savedAddressChosen', destination: before, fields: {} });
      await priced(flow);
      expect(flow.step()).toBe('fillOrderDetails');
      expect(flow.context().draft).toMatchObject({ destination, address_query });
      expect(changedFields(flow.context().draft, stored, plainAmounts)).toEqual([]);
      expect(taken(flow)).toEqual([]);
    }),
  ));

test('a fee that is the same is not asked about', async () => {
  const flow = await priced(await editing());
  flow.actor.send({ type: 'detailsSubmitted', violations: [] });
  flow.actor.send(submitted);
  expect(flow.step()).toBe('submit');
});

test('an order that its rider has, or that is not found, is not edited', async () => {
  expect((await editing(collected)).step()).toBe('tooLate');
  const flow = flowInHand(null, origin, order.order_id);
  await flow.fail('fetchOrder', refused('NotFound'));
  expect(flow.step()).toBe('orderMissing');
  flow.actor.send({ type: 'orderAskedAgain' });
  expect(flow.step()).toBe('fetchOrder');
});

test('who was slower keeps what they typed, held against what the order is now', async () => {
  const flow = await priced(await editing());
  flow.actor.send({ type: 'fieldsChanged', fields: { orderDescription: 'Rice' } });
  flow.actor.send({ type: 'detailsSubmitted', violations: [] });
  flow.actor.send(submitted);
  await flow.fail('submitOrder', refused('OrderChanged'));
  expect(flow.step()).toBe('refetchOrder');
  const theirs = { ...stored, revision: 3, order: { ...stored.order, description: 'Soup' } };
  await flow.answer('fetchOrder', theirs);
  const { draft, editing: now, error } = flow.context();
  expect([flow.step(), error]).toMatchObject(['fillPaymentDetails', { where: null }]);
  expect([draft.fields.orderDescription, draft.revision, now]).toEqual(['Rice', 3, theirs]);
  expect(changedFields(draft, theirs, plainAmounts)).toEqual(['orderDescription']);
});

test('a pickup in between ends the edit', async () => {
  const flow = await priced(await editing());
  flow.actor.send({ type: 'detailsSubmitted', violations: [] });
  flow.actor.send(submitted);
  await flow.fail('submitOrder', refused('TooLate', { status: 405 } as never));
  expect(flow.step()).toBe('tooLate');
});

test('a kept edit goes on, unless the order was edited since or nothing was typed', async () => {
  const kept = { ...draftAt('payment', { orderDescription: 'Rice' }), order_id: order.order_id };
  const same = await editing(stored, { ...kept, revision: 2 });
  expect([same.context().restored, same.context().draft.fields.orderDescription]).toEqual([
    true,
    'Rice',
  ]);
  const older = await editing(stored, { ...kept, revision: 1 });
  expect([older.context().restored, older.context().draft.fields.orderDescription]).toEqual([
    false,
    '',
  ]);
});

test('undoing brings the order back as it is', async () => {
  const flow = await priced(await editing());
  flow.actor.send({ type: 'fieldsChanged', fields: { orderDescription: 'Rice' } });
  flow.actor.send({ type: 'startedOver', fields: {} });
  expect(flow.step()).toBe('checkDestination');
  expect(flow.context().draft.fields.orderDescription).toBe('');
  expect(flow.context().draft.order_id).toBe(order.order_id);
});

test('an address from the book does not change who the order goes to', async () => {
  const flow = await priced(await editing());
  flow.actor.send({ type: 'destinationReopened' });
  const destination = { latitude: 1.3, longitude: 103.9, address: 'Home', city: '', area: '' };
  const fields = { destinationName: 'Other', riderNotes: 'Bell' };
  flow.actor.send({ type: 'savedAddressChosen', destination, fields });
  expect(flow.context().draft.fields).toMatchObject({
    ...{ destinationName: 'Mei Lin Tan', riderNotes: 'Bell' },
  });
});

test('an edit is agreed to by what is paid, with what the voucher of the order takes off', async () => {
  const voucher = { code: 'HALF', type: 'percentage', amount: 50 } as const;
  const cheaper = { ...stored, voucher, voucher_code: 'HALF', total_discount: 3 };
  const market = { currency: 'SGD', currencyDigits: 2 };
  expect(editedQuote(quoteOf(9), cheaper, market)).toMatchObject({ adjustment: { payable: 4.5 } });
  expect(editedQuote(quoteOf(9), stored, market)).toEqual(quoteOf(9));
  const flow = await editing(cheaper);
  expect(flow.context().agreedFee).toBe(300n);
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', editedQuote(quoteOf(6), cheaper, market));
  flow.actor.send({ type: 'detailsSubmitted', violations: [] });
  flow.actor.send(submitted);
  expect(flow.step()).toBe('submit');
});
