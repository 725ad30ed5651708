import type { OrderCreation, PaymentMethod, Position } from '#schemas';
import { composeAddress } from './address.ts';

/** What is ordered, by a form or by a row of a file; texts are as they are sent. */
export type OrderAsked = {
  readonly name: string;
  readonly phoneNumber: string;
  /** The address without unit and building, which are sent before it. */
  readonly address: string;
  readonly unitNumber: string;
  readonly building: string;
  readonly notes: string;
  readonly description: string;
  readonly amount: number;
  readonly paymentMethod: PaymentMethod;
};

type Priced = Pick<OrderCreation, 'vendor_id' | 'delivery_fee' | 'signature'>;

/** The bare payload that asks for an order (specification 2, section 3), before features add to it. */
export function creationOf(
  asked: OrderAsked,
  { latitude, longitude }: Position,
  { vendor_id, delivery_fee, signature }: Priced,
): OrderCreation {
  const { name, phoneNumber, unitNumber, building, notes } = asked;
  const address = composeAddress([unitNumber, building, asked.address]);
  return {
    vendor_id,
    customer: {
      name,
      phone_number: phoneNumber,
      location: { latitude, longitude, address, notes },
    },
    order: {
      payment_method: asked.paymentMethod,
      amount: asked.amount,
      description: asked.description,
      cold_bag_needed: false,
    },
    delivery_fee,
    signature,
    ...(unitNumber !== '' && { unit_number: unitNumber }),
    ...(building !== '' && { building }),
  };
}
