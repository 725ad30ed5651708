import * as z from 'zod/mini';

/** One delivery that is to be tried; `asked` by somebody, it is tried also while its target is paused. Triggers promise most (`0182_webhooks.sql`). */
export const declared = {
  name: 'webhook',
  payload: z.object({ delivery: z.string(), asked: z.optional(z.boolean()) }),
};
