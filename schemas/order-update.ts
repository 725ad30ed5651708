import * as z from 'zod/mini';
import { AskedAmount, Id, Position, typedText } from './primitives.ts';
import { paymentMethods } from './status.ts';

/**
 * The body of PUT /order/{orderId} (specification 2, section 3). Unit and building are part of the address and also sent
 * apart, so that the next edit has them.
 */
export const OrderUpdate = z.strictObject({
  vendor_id: Id,
  payment_method: z.enum(paymentMethods),
  amount: AskedAmount,
  item_details: typedText(1000),
  location: z.strictObject({ ...Position.shape, address: typedText(1000), notes: typedText(1000) }),
  delivery_fee: z.number().check(z.nonnegative()),
  signature: typedText(2000),
  unit_number: z.optional(typedText(60)),
  building: z.optional(typedText(255)),
  /** The order's revision when this edit began; if it has changed since, the edit is refused. */
  revision: z.optional(z.number().check(z.nonnegative())),
});
export type OrderUpdate = z.infer<typeof OrderUpdate>;
