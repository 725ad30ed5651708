import * as z from 'zod/mini';

/** How a part does: `limited` is slow or in part, `off` is not offered, and `unknown` is what the database would have to tell. */
const PartState = z.enum(['ok', 'limited', 'down', 'off', 'unknown']);
export type PartState = z.infer<typeof PartState>;

/** Of `/status` what a page tells of: a server of another version may know of other parts. */
export const ServiceWork = z.object({
  /** Under way or to come within days, in Unix seconds; a moment that is null is not known. */
  maintenance: z.nullable(
    z.object({ now: z.boolean(), from: z.nullable(z.number()), until: z.nullable(z.number()) }),
  ),
});

/** What people are told of a deployment at `/status`: the worst of its parts, each of them, and work on it, in Unix seconds. */
export const ServiceStatus = z.extend(ServiceWork, {
  status: z.enum(['ok', 'limited', 'down', 'maintenance']),
  deployment: z.string(),
  parts: z.object({
    ...{ database: PartState, fleet: PartState, payments: PartState },
    ...{ mail: PartState, messages: PartState, webhooks: PartState },
  }),
  looked_at: z.number(),
});
export type ServiceStatus = z.infer<typeof ServiceStatus>;
