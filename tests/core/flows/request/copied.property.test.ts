import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields, recipientOf } from '#core';
import { composeAddress, plainAmounts, writeAmount } from '#core/rules';
import { type Order, OrderCreation, OrderUpdate, paymentMethods, RequestDraft } from '#schemas';
import { copyDraft, editDraft, updateOf } from '../../../../core/flows/request/editing.ts';
import { payloadOf } from '../../../../core/flows/request/payload.ts';
import { law } from '../../../support/property.ts';
import { order, origin, quoteOf } from '../support.ts';

const word = fc.constantFrom('Tower 1', 'Back gate', 'Cross Street', '12 Anson Road', 'B1', '座');
const maybe = fc.oneof(fc.constant(''), word);

/** An order as the server keeps it, of whatever was asked for. */
const orders: fc.Arbitrary<Order> = fc
  .record({
    ...{ unit_number: fc.constantFrom('', '#04-12', 'Shop 3'), building: maybe, line: word },
    ...{ notes: maybe, description: maybe, name: word },
    phone_number: fc.constantFrom('+6591234567', '+85620551234'),
    amount: fc.nat(99_999).map((cents) => cents / 100),
    payment_method: fc.constantFrom(...paymentMethods),
    revision: fc.constantFrom(undefined, 0, 3),
  })
  .map(({ unit_number, building, line, notes, name, phone_number, revision, ...content }) => ({
    ...{ ...order, revision, order: content, voucher_code: 'HALF', pickup_code: 'A1' },
    customer: {
      ...{ name, phone_number },
      location: {
        ...{ ...order.customer.location, notes, unit_number, building },
        address: composeAddress([unit_number, building, line]),
      },
    },
  }));

const edited = (draft: RequestDraft, of: Order) =>
  updateOf(draft, quoteOf(6), { order: of, amounts: plainAmounts });

test('law: a request like a past order asks for the same, under a key of its own, and for nothing that features added', () =>
  law(
    fc.property(orders, (past) => {
      const draft = copyDraft(past, 'key-2', { now: 5, amounts: plainAmounts });
      expect(RequestDraft.parse(draft)).toEqual(draft);
      expect(draft).toMatchObject({ idempotency_key: 'key-2', saved_at: 5 });
      expect([draft.copied_from, draft.from_book]).toEqual([past.order_id, undefined]);
      const { unit_number, building, ...location } = past.customer.location;
      const payload = payloadOf({ draft, origin }, quoteOf(6), {});
      expect(OrderCreation.parse(payload)).toEqual({
        vendor_id: past.vendor_id,
        customer: { ...past.customer, location },
        order: { ...past.order, cold_bag_needed: false },
        ...{ delivery_fee: 6, signature: 'signed 6', login_pickup_estimation: 15 },
        ...(unit_number && { unit_number }),
        ...(building && { building }),
      });
    }),
  ));

test('law: for somebody of the address book only the recipient is filled in', () =>
  law(
    fc.property(orders, ({ vendor_id, customer }) => {
      const amounts = plainAmounts;
      const draft = copyDraft({ vendor_id, customer }, 'key-2', { now: 5, amounts });
      expect([draft.copied_from, draft.from_book]).toEqual([undefined, true]);
      const { destination, fields } = recipientOf({ vendor_id, customer }, amounts);
      expect(draft).toMatchObject({ destination, address_query: destination.address });
      expect(draft.fields).toEqual(fields);
      expect(Object.keys(fields).toSorted()).toEqual([
        ...['destinationBuilding', 'destinationName', 'destinationPhoneNumber'],
        ...['destinationUnitNumber', 'riderNotes'],
      ]);
    }),
  ));

/** What a person may change in an order, and which parts of the update say so. */
const changes = {
  destinationUnitNumber: ['unit_number', 'location'],
  destinationBuilding: ['building', 'location'],
  riderNotes: ['location'],
  orderDescription: ['item_details'],
  orderAmount: ['amount'],
} as const;
const names = Object.keys(changes) as (keyof typeof changes)[];

test('law: an edit sends the order as it is, save for what was changed in it', () =>
  law(
    fc.property(orders, fc.subarray(names), fc.boolean(), (past, touched, moved) => {
      const begun = editDraft(past, 'key-2', plainAmounts);
      expect(RequestDraft.parse(begun)).toEqual(begun);
      const typed = Object.fromEntries(touched.map((name) => [name, ` ${newly[name]} `]));
      const draft: RequestDraft = {
        ...{ ...begun, fields: { ...begun.fields, ...typed } },
        destination: begun.destination && { ...begun.destination, latitude: moved ? 1.5 : 1.2834 },
      };
      const address = moved ? ['destinationTextAddress'] : [];
      expect(changedFields(draft, past, plainAmounts).toSorted()).toEqual(
        [...address, ...touched].toSorted(),
      );
      const [before, after] = [edited(begun, past), edited(draft, past)].map((update) =>
        Object.entries(OrderUpdate.parse(update)).map(([name, value]) => [
          name,
          JSON.stringify(value),
        ]),
      );
      const told = after?.filter(([, value], at) => value !== before?.[at]?.[1]);
      const parts = new Set<string>(touched.flatMap((name) => changes[name]));
      if (moved) parts.add('location');
      expect(told?.map(([name]) => name).toSorted()).toEqual([...parts].toSorted());
      expect(edited(draft, past)).toMatchObject({
        revision: past.revision ?? 0,
        payment_method: past.order.payment_method,
      });
    }),
  ));

test('a unit that an order has in its address only need not be typed to edit it', () => {
  const location = { ...order.customer.location, address: '#04-12, 12 Craig Road' };
  const past = { ...order, customer: { ...order.customer, location } };
  const draft = editDraft(past, 'key-2', plainAmounts);
  expect(draft).toMatchObject({
    address_query: '12 Craig Road',
    fields: { destinationUnitNumber: '#04-12' },
  });
  expect(changedFields(draft, past, plainAmounts)).toEqual([]);
  expect(edited(draft, past).location.address).toBe(location.address);
});

const newly: Readonly<Record<keyof typeof changes, string>> = {
  destinationUnitNumber: '#99-99',
  destinationBuilding: 'New House',
  riderNotes: 'Ring twice',
  orderDescription: 'Soup',
  orderAmount: writeAmount(2000, plainAmounts),
};

test.each([
  ['#12-01, 10 Anson Road', '', ['#12-01', '10 Anson Road']],
  ['#12-01, 10 Anson Road', '#12-01', ['#12-01', '10 Anson Road']],
  ['#12-01, 10 Anson Road', '#09-09', ['#09-09', '#12-01, 10 Anson Road']],
  ['10 Anson Road', '', ['', '10 Anson Road']],
  ['10 Anson Road', '#09-09', ['#09-09', '10 Anson Road']],
])('of “%s” with “%s” beside it, unit and address are %j', (address, unit_number, apart) => {
  const { customer } = order;
  const past = { ...order, customer: { ...customer, location: { ...customer.location } } };
  Object.assign(past.customer.location, { address, unit_number });
  const { destination, fields } = recipientOf(past, plainAmounts);
  expect([fields.destinationUnitNumber, destination.address]).toEqual(apart);
});
