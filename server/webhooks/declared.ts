import * as z from 'zod/mini';

/** One delivery to try; with `asked` (by hand) also while its target is paused. Most come from triggers (`0182_webhooks.sql`). */
export const declared = {
  name: 'webhook',
  payload: z.object({ delivery: z.string(), asked: z.optional(z.boolean()) }),
};
