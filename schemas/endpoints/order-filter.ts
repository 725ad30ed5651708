import * as z from 'zod/mini';
import { Id, typedText } from '../primitives.ts';

/** How a person groups orders by their status; what is left out is any. */
export const orderGroups = ['new', 'collected', 'delivered', 'cancelled'] as const;
export type OrderGroup = (typeof orderGroups)[number];

const Moment = z.coerce.number().check(z.nonnegative());

/** Which orders a list, a summary or a file is about. */
export const orderFilter = {
  from: z.optional(Moment),
  to: z.optional(Moment),
  include_outlets: z.optional(z.enum(['true', 'false'])),
  customer_phone_number: z.optional(typedText(40)),
  /** Words that the customer's name holds, each anywhere in it. */
  customer_name: z.optional(typedText(40)),
  /** An order's id or how it begins. */
  order_id: z.optional(Id),
  /** What the merchant's own system calls an order, or how that begins. */
  reference: z.optional(Id),
  status: z.optional(z.enum(orderGroups)),
};
