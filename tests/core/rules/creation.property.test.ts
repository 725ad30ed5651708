import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creationOf, type OrderAsked } from '#core/rules';
import { OrderCreation, paymentMethods } from '#schemas';
import { law } from '../../support/property.ts';

const text = fc.string({ maxLength: 40 }).map((typed) => typed.trim());
const asked: fc.Arbitrary<OrderAsked> = fc.record({
  name: text,
  phoneNumber: fc.constant('+6591234567'),
  address: text,
  unitNumber: text,
  building: text,
  notes: text,
  description: text,
  amount: fc.double({ min: 0, max: 10_000, noNaN: true }),
  paymentMethod: fc.constantFrom(...paymentMethods),
});
const position = { latitude: 1.2834, longitude: 103.8607 };
const priced = { vendor_id: 'v-1', delivery_fee: 6, signature: 'signed' };

test('what is ordered becomes a payload that the contract takes, and says what was asked', () => {
  law(
    fc.property(asked, (order) => {
      const payload = creationOf(order, position, priced);
      expect(OrderCreation.safeParse(payload).success).toBe(true);
      expect(payload).toMatchObject({ ...priced, customer: { location: position } });
      expect(payload.order).toMatchObject({
        ...{ payment_method: order.paymentMethod, amount: order.amount },
        description: order.description,
      });
    }),
  );
});

test('unit and building are said only where there are any, and stand before the address', () => {
  law(
    fc.property(asked, (order) => {
      const { unit_number = '', building = '', customer } = creationOf(order, position, priced);
      expect({ unit_number, building }).toEqual({
        unit_number: order.unitNumber,
        building: order.building,
      });
      const parts = [order.unitNumber, order.building, order.address].filter(Boolean);
      expect(customer.location.address).toBe(parts.join(', '));
    }),
  );
});
