import * as z from 'zod/mini';
import { Amount, Id, text, typedText } from '../primitives.ts';
import { defineEndpoint } from './define.ts';
import { orderFilter } from './order-filter.ts';
import { fileFormats, mediaTypes, ServedFile } from './served-file.ts';

const figures = {
  orders: z.number(),
  deliveries: z.number(),
  cancellations: z.number(),
  /** Returned orders. Those that are not delivered, cancelled or returned are still under way. */
  returns: z.number(),
  /** The sum of the amounts of delivered orders. */
  goods: Amount,
  /** Delivery fees less discounts, of delivered and returned orders. */
  spend: Amount,
  /** The sum of cancellation charges. */
  charges: Amount,
  /** Minutes from placing to collection and to delivery; null without any. Pre-orders do not count, since they wait on purpose. */
  median_pickup_minutes: z.nullable(z.number()),
  median_dropoff_minutes: z.nullable(z.number()),
};

/** The figures of the orders that pass a filter, in all and for each day that has some, in the market's zone. */
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
    /** The language of the headers; without one they are our names of the columns, for programs. */
    language: z.optional(text(16)),
  }),
  produces: Object.values(mediaTypes),
  result: ServedFile,
  refusals: ['OutletsNotAllowed', 'RangeTooLong'],
} as const;

/** The kinds of files of past orders. */
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
    /** The language of the mail, where the server has it. */
    language: typedText(16),
  }),
  result: z.object({ email: text(320) }),
  refusals: ['OutletsNotAllowed', 'RangeTooLong'],
});
