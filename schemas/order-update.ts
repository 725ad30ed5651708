import * as z from 'zod/mini';
import { AskedAmount, Id, Position, typedText } from './primitives.ts';
import { paymentMethods } from './status.ts';

/**
 * The body of PUT /order/{orderId} (specification 2, section 3). Unit and building also stand in the address; they are
 * sent apart so that the next edit finds them again.
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
  /** How often the order had been edited when this edit began; with it, one edit never undoes another unseen. */
  revision: z.optional(z.number().check(z.nonnegative())),
});
export type OrderUpdate = z.infer<typeof OrderUpdate>;
