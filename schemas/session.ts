import * as z from 'zod/mini';
import { Id, text, UnixTime } from './primitives.ts';

/** The person of a session. */
export const User = z.object({
  id: Id,
  email: text(320),
  /** The name that the business gave at sign-up. */
  business_name: z.optional(text(300)),
});
export type User = z.infer<typeof User>;

/**
 * The answer of sign-in and refresh; `ExpiresIn` is the access token's lifetime in seconds. `InCookies` means that the tokens
 * are in cookies that no script can read; the access token here then lacks its signature.
 */
export const AuthenticationResult = z.object({
  AccessToken: text(4096),
  IdToken: text(4096),
  RefreshToken: z.optional(text(4096)),
  ExpiresIn: z.number().check(z.positive()),
  InCookies: z.optional(z.literal(true)),
});
export type AuthenticationResult = z.infer<typeof AuthenticationResult>;

/** The tokens kept under the local storage key `token`; `Expires` in Unix seconds. With `InCookies` they hold no secrets. */
export const Tokens = z.object({
  AccessToken: text(4096),
  IdToken: text(4096),
  RefreshToken: text(4096),
  Expires: UnixTime,
  InCookies: z.optional(z.literal(true)),
});
export type Tokens = z.infer<typeof Tokens>;

/**
 * A session as it is stored. `guest` marks somebody without an account, `embedded` somebody signed in by an ordering platform;
 * both have an access token only.
 */
export const StoredSession = z.object({
  user: User,
  meta: Tokens,
  guest: z.optional(z.literal(true)),
  embedded: z.optional(z.literal(true)),
});
export type StoredSession = z.infer<typeof StoredSession>;

const GuestClaims = z.object({ sub: Id, exp: UnixTime });

/** The session of a guest's token, with or without its signature; null when it cannot be decoded. */
export function guestSessionOf(token: string): StoredSession | null {
  try {
    const [, payload = ''] = token.split('.');
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { sub, exp } = GuestClaims.parse(JSON.parse(text));
    const meta = { AccessToken: token, IdToken: '', RefreshToken: '', Expires: exp };
    const InCookies = token.endsWith('.') || undefined;
    return { user: { id: sub, email: '' }, meta: { ...meta, InCookies }, guest: true };
  } catch {
    return null;
  }
}
