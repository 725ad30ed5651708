import * as z from 'zod/mini';
import { Amount, Id, text, typedText } from '../primitives.ts';
import { defineEndpoint } from './define.ts';
import { orderFilter } from './order-filter.ts';
import { fileFormats, mediaTypes, ServedFile } from './served-file.ts';

const figures = {
  orders: z.number(),
  deliveries: z.number(),
  cancellations: z.number(),
  /** What was brought back. The orders that are none of the three are still under way. */
  returns: z.number(),
  /** Amounts of the orders that were delivered: what their goods were worth. */
  goods: Amount,
  /** Delivery fees less their discounts, of what was delivered or brought back. */
  spend: Amount,
  /** What cancelling cost. */
  charges: Amount,
  /** Minutes from placing to collection and to delivery; null without any. Pre-orders wait on purpose and do not count. */
  median_pickup_minutes: z.nullable(z.number()),
  median_dropoff_minutes: z.nullable(z.number()),
};

/** What became of the orders of a filter, in all and for each day of the market that has some. */
export const OrderSummary = z.object({
  ...figures,
  days: z.array(z.object({ ...figures, day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)) })),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const summarizeOrders = defineEndpoint({
  id: 'summarizeOrders',
  summary: 'Deliveries, spend, cancellations and median minutes of a period, in all and by day',
  service: 'orders',
  method: 'GET',
  path: '/vendor/{vendorId}/orders/summary',
  access: { kind: 'vendor', at: 'params.vendorId' },
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  query: z.strictObject(orderFilter),
  result: OrderSummary,
  refusals: ['OutletsNotAllowed', 'RangeTooLong'],
});

const file = {
  service: 'orders',
  method: 'GET',
  access: { kind: 'vendor', at: 'params.vendorId', needs: 'files' },
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  query: z.strictObject({
    ...orderFilter,
    format: z.enum(fileFormats),
    /** The language of its reader; without one, its columns have the names that programs know. */
    language: z.optional(text(16)),
  }),
  produces: Object.values(mediaTypes),
  result: ServedFile,
  refusals: ['OutletsNotAllowed', 'RangeTooLong'],
} as const;

/** What a file can hold. */
export const fileKinds = ['orders', 'transactions'] as const;

export const exportOrders = defineEndpoint({
  ...file,
  id: 'exportOrders',
  summary: 'The orders of a period as a file, newest first',
  path: '/vendor/{vendorId}/orders/export',
});

export const exportTransactions = defineEndpoint({
  ...file,
  id: 'exportTransactions',
  summary: 'What the finished orders of a period cost, as a file, newest first',
  path: '/vendor/{vendorId}/transactions/export',
});

export const mailReport = defineEndpoint({
  id: 'mailReport',
  summary: 'Send a file of orders or transactions to the e-mail address of the person who asks',
  service: 'orders',
  method: 'POST',
  path: '/vendor/{vendorId}/report',
  access: { kind: 'vendor', at: 'params.vendorId', needs: 'files' },
  retry: 'never',
  params: z.strictObject({ vendorId: Id }),
  body: z.strictObject({
    ...orderFilter,
    file: z.enum(fileKinds),
    format: z.enum(fileFormats),
    /** The interface language, in which the mail is written where we can. */
    language: typedText(16),
  }),
  result: z.object({ email: text(320) }),
  refusals: ['OutletsNotAllowed', 'RangeTooLong'],
});
