import * as z from 'zod/mini';
import { Id, requiredText, text, UnixTime } from './primitives.ts';

/** What a service key may be allowed. */
export const keyScopes = ['read-orders', 'write-orders', 'webhooks'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What a new service key is to be: its name, what it may do, and for which outlets where not for all. */
export const NewServiceKey = z.strictObject({
  name: requiredText(80),
  scopes: z.array(z.enum(keyScopes)).check(z.minLength(1), z.maxLength(keyScopes.length)),
  outlets: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(500))),
});
export type NewServiceKey = z.infer<typeof NewServiceKey>;

/** How a secret of a key begins, which is all that is known of it, and when it ends where another has taken its place. */
const KeySecret = z.object({
  hint: text(20),
  created_at: UnixTime,
  expires_at: z.optional(UnixTime),
});

/** What a merchant's program signs in with; its secret is told once. */
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
