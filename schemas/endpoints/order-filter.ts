import * as z from 'zod/mini';
import { Id, typedText } from '../primitives.ts';

/** The groups of statuses to filter by. */
export const orderGroups = ['new', 'collected', 'delivered', 'cancelled'] as const;
export type OrderGroup = (typeof orderGroups)[number];

const Moment = z.coerce.number().check(z.nonnegative());

/** Which orders a list, a summary or a file holds. */
export const orderFilter = {
  from: z.optional(Moment),
  to: z.optional(Moment),
  include_outlets: z.optional(z.enum(['true', 'false'])),
  customer_phone_number: z.optional(typedText(40)),
  /** Words of the customer's name, each found anywhere in it. */
  customer_name: z.optional(typedText(40)),
  /** An order's id or its beginning. */
  order_id: z.optional(Id),
  /** An order's number within its outlet, or the last four to six digits of the customer's phone number. */
  digits: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  /** An order's reference or its beginning. */
  reference: z.optional(Id),
  status: z.optional(z.enum(orderGroups)),
};
