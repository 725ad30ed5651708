import * as z from 'zod/mini';
import { Id, text, UnixTime } from './primitives.ts';

/** The person of a session. */
export const User = z.object({
  id: Id,
  email: text(320),
  /** What the business called itself when it signed up. */
  business_name: z.optional(text(300)),
});
export type User = z.infer<typeof User>;

/**
 * What sign-in and refresh answer; `ExpiresIn` is the access token's life in seconds. `InCookies` where the tokens went into cookies
 * that no script reads: the access token is shown without its signature then, and proves nothing.
 */
export const AuthenticationResult = z.object({
  AccessToken: text(4096),
  IdToken: text(4096),
  RefreshToken: z.optional(text(4096)),
  ExpiresIn: z.number().check(z.positive()),
  InCookies: z.optional(z.literal(true)),
});
export type AuthenticationResult = z.infer<typeof AuthenticationResult>;

/** The tokens kept under the local storage key `token`; `Expires` in Unix seconds. Those `InCookies` are told here and not kept. */
export const Tokens = z.object({
  AccessToken: text(4096),
  IdToken: text(4096),
  RefreshToken: text(4096),
  Expires: UnixTime,
  InCookies: z.optional(z.literal(true)),
});
export type Tokens = z.infer<typeof Tokens>;

/**
 * `guest` marks somebody without an account, and `embedded` somebody that an ordering platform vouches for; the one token
 * of either is the access token.
 */
export const StoredSession = z.object({
  user: User,
  meta: Tokens,
  guest: z.optional(z.literal(true)),
  embedded: z.optional(z.literal(true)),
});
export type StoredSession = z.infer<typeof StoredSession>;

const GuestClaims = z.object({ sub: Id, exp: UnixTime });

/** The session that a guest token stands for, be it whole or without its signature; null when it cannot be decoded. */
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
