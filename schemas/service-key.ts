import * as z from 'zod/mini';
import { Id, requiredText, text, UnixTime } from './primitives.ts';

/** The scopes of service keys. */
export const keyScopes = ['read-orders', 'write-orders', 'webhooks'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** A new service key: its name, scopes, and outlets if not all. */
export const NewServiceKey = z.strictObject({
  name: requiredText(80),
  scopes: z.array(z.enum(keyScopes)).check(z.minLength(1), z.maxLength(keyScopes.length)),
  outlets: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(500))),
});
export type NewServiceKey = z.infer<typeof NewServiceKey>;

/** The beginning of a key's secret, the only part kept in the clear, and when it expires once it was replaced. */
const KeySecret = z.object({
  hint: text(20),
  created_at: UnixTime,
  expires_at: z.optional(UnixTime),
});

/** The credentials of a merchant's program; the secret is shown once. */
export const ServiceKey = z.object({
  key_id: Id,
  vendor_id: Id,
  name: text(80),
  scopes: z.array(text(40)),
  outlets: z.optional(z.array(Id)),
  secrets: z.array(KeySecret),
  created_at: UnixTime,
  /** Written every few minutes at most. */
  last_used_at: z.optional(UnixTime),
  revoked_at: z.optional(UnixTime),
});
export type ServiceKey = z.infer<typeof ServiceKey>;
