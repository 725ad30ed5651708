import { decodeJwt } from 'jose';
import type { Id } from '#schemas';

/** The authorization header of a page with tokens in cookies: their holder's claims without a signature, or nothing before sign-in. */
const saidByPage = /^Cookie(?: ([\w-]{1,2000}\.[\w-]{1,2000}\.))?$/;

/** A call from a page that keeps its tokens in cookies. */
export type ByCookie = {
  /** The session's or guest's id that the page expects in the cookie; undefined before sign-in. */
  readonly holder: Id | undefined;
};

/** The headers about the caller and the page's origin. */
type Sent = {
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
  readonly origin: string;
};

/** Reads such a header; undefined for callers that send their token. */
export function byCookieIn(authorization: string | undefined): ByCookie | undefined {
  const said = saidByPage.exec(authorization ?? '');
  if (!said) return undefined;
  const [, name] = said;
  return { holder: name === undefined ? undefined : holderOf(name) };
}

/**
 * The authorization header with the token of a cookie in it. A cookie counts only if the header names its holder, so that a page that
 * shows one person never acts as another who signed in meanwhile in the same browser.
 */
export function proofIn({ authorization, cookie, origin }: Sent): string | undefined {
  const page = byCookieIn(authorization);
  if (!page) return authorization;
  const token = cookieIn(cookie, accessName(origin));
  const holder = token && holderOf(token);
  return holder && holder === page.holder ? `Bearer ${token}` : undefined;
}

/** The value of a cookie; undefined if not sent. */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)(?:;|$)`).exec(cookies ?? '')?.[1];
}

/**
 * The names of the cookies. The prefix `__Host-` prevents other subdomains and plain HTTP from setting them; on this machine, without
 * https, it is left out.
 */
export function accessName(origin: string): string {
  return `${isThisMachine(origin) ? '' : '__Host-'}rider-portal-access`;
}

export function refreshName(origin: string): string {
  return `${isThisMachine(origin) ? '' : '__Secure-'}rider-portal-refresh`;
}

export function isThisMachine(origin: string): boolean {
  return /^http:\/\/([\w-]+\.)*localhost(:\d+)?$/.test(origin);
}

/** The holder in a token's claims, without verifying it. */
function holderOf(token: string): Id | undefined {
  try {
    const { sid, sub } = decodeJwt(token);
    return typeof sid === 'string' ? sid : sub;
  } catch {
    return undefined;
  }
}
