import * as z from 'zod/mini';

/** The state of a part: `limited` is slow or partial, `off` is not offered, `unknown` needs a database that does not answer. */
const PartState = z.enum(['ok', 'limited', 'down', 'off', 'unknown']);
export type PartState = z.infer<typeof PartState>;

/** The part of `/status` that a page reads; without the list of parts, which differs between versions of the server. */
export const ServiceWork = z.object({
  /** Maintenance under way or within days, in Unix seconds; null for times that are not known. */
  maintenance: z.nullable(
    z.object({ now: z.boolean(), from: z.nullable(z.number()), until: z.nullable(z.number()) }),
  ),
});

/** A deployment's `/status`: the overall state (its worst part), each part, and maintenance, in Unix seconds. */
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
