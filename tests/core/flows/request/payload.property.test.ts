import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldLength, validateOrder, violationsOf } from '#core/rules';
import { OrderCreation, type RequestFields } from '#schemas';
import { orderFormOf, payloadOf } from '../../../../core/flows/request/payload.ts';
import { market as kuwait } from '../../../../markets/kw.ts';
import { market as singapore } from '../../../../markets/sg.ts';
import { law } from '../../../support/property.ts';
import { worldPlan } from '../../rules/support.ts';
import { draftAt, origin, quoteOf } from '../support.ts';

const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constant(''));
const fields: fc.Arbitrary<RequestFields> = fc.record({
  destinationName: fc.oneof(fc.constant('Mei Lin Tan'), text),
  destinationPhoneNumber: fc.oneof(fc.constant('+65 9123 4567'), fc.constant('+٩٦٥٥٠٠١٢٣٤٥'), text),
  destinationUnitNumber: text,
  destinationBuilding: text,
  riderNotes: text,
  orderDescription: text,
  orderAmount: fc.oneof(fc.constantFrom('', '12.50', '١٢٫٥', '1,250'), text),
  paymentMethod: fc.constantFrom('PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY', 'NONE', ''),
});

test('what passes the rules in the browser passes them on the server', () =>
  law(
    fc.property(fields, fc.constantFrom(singapore, kuwait), (typed, market) => {
      const context = { market, phonePlan: { ...worldPlan, country: market.country }, now: 0 };
      const draft = draftAt('payment', typed);
      fc.pre(violationsOf(orderFormOf(draft), context).length === 0);
      const creation = payloadOf({ draft, origin }, quoteOf(6), {});
      expect(OrderCreation.safeParse(creation).success).toBe(true);
      expect(validateOrder(creation, context)).toBeNull();
    }),
    { runs: 1000 },
  ));

test('each text fits the payload at its full length, and not beyond', () => {
  const names = ['destinationName', 'destinationUnitNumber', 'destinationBuilding', 'riderNotes'];
  for (const name of [...names, 'orderDescription']) {
    const fits = (length: number) => {
      const draft = draftAt('payment', { [name]: 'x'.repeat(length) });
      const creation = payloadOf({ draft, origin }, quoteOf(6), {});
      return OrderCreation.safeParse(creation).success;
    };
    const most = fieldLength(name);
    expect([name, fits(most), fits(most + 1)]).toEqual([name, true, false]);
  }
});

test('a payload says what was typed, under the names of the specification', () => {
  const typed = {
    destinationName: ' Mei Lin Tan ',
    destinationPhoneNumber: '+65 9123-4567',
    destinationUnitNumber: '#04-12',
    destinationBuilding: 'Tower 1',
    riderNotes: 'Ring twice',
    orderDescription: 'Noodles',
    orderAmount: '12,5',
    paymentMethod: 'CASH_ON_DELIVERY',
  };
  const pickup_tasks = { pickup_code: 'A1' };
  const request = { draft: draftAt('payment', typed), origin };
  expect(payloadOf(request, quoteOf(6), { pickup_tasks })).toEqual({
    vendor_id: 'v-1',
    customer: {
      name: 'Mei Lin Tan',
      phone_number: '+6591234567',
      location: {
        latitude: 1.2834,
        longitude: 103.8607,
        address: '#04-12, Tower 1, 10 Bayfront Avenue',
        notes: 'Ring twice',
      },
    },
    order: {
      payment_method: 'CASH_ON_DELIVERY',
      amount: 12.5,
      description: 'Noodles',
      cold_bag_needed: false,
    },
    delivery_fee: 6,
    signature: 'signed 6',
    login_pickup_estimation: 20,
    unit_number: '#04-12',
    building: 'Tower 1',
    pickup_tasks,
  });
});
