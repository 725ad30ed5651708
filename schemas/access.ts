import * as z from 'zod/mini';
import { text, UnixTime } from './primitives.ts';

/** The pages on the way to an account. */
export const AccessPage = z.enum(['register', 'verify', 'reset']);
export type AccessPage = z.infer<typeof AccessPage>;

/** Where somebody is on such a page, as their tab keeps it through a reload. It never holds a password. */
export const AccessPlace = z.object({
  page: AccessPage,
  /** `promised`: a mail is on its way, if the address may have one. `code`: there is a code from before. */
  step: z.enum(['form', 'promised', 'code']),
  email_address: text(320),
  vendor_code: text(64),
  business_name: text(300),
  /** What stood in the link of a mail; empty when there was none, or it works no more. */
  link: text(200),
  expired: z.boolean(),
  /** When another mail may be asked for; null before the first. */
  again_at: z.nullable(UnixTime),
});
export type AccessPlace = z.infer<typeof AccessPlace>;
