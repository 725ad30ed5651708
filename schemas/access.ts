import * as z from 'zod/mini';
import { text, UnixTime } from './primitives.ts';

/** The pages on the way to an account. */
export const AccessPage = z.enum(['register', 'verify', 'reset', 'join']);
export type AccessPage = z.infer<typeof AccessPage>;

/** Where somebody is on such a page, as their tab keeps it across a reload. It never holds a password. */
export const AccessPlace = z.object({
  page: AccessPage,
  /** `promised`: a mail is on its way, if the address may get one. `code`: the person has a code from an earlier mail. */
  step: z.enum(['form', 'promised', 'code']),
  email_address: text(320),
  vendor_code: text(64),
  business_name: text(300),
  /** What somebody who joins wants to be called. */
  name: z.optional(text(300)),
  /** The token of a mail's link; empty without one, or when it has expired. */
  link: text(200),
  expired: z.boolean(),
  /** When another mail may be asked for; null before the first. */
  again_at: z.nullable(UnixTime),
});
export type AccessPlace = z.infer<typeof AccessPlace>;
