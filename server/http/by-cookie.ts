import { decodeJwt } from 'jose';
import type { Id } from '#schemas';

/** What a page says in the authorization header that keeps its tokens in cookies: whose it takes them to be, or nothing where it has none yet. */
const saidByPage = /^Cookie(?: ([\w-]{1,2000}\.[\w-]{1,2000}\.))?$/;

/** Somebody who calls from a page that keeps its tokens in cookies. */
export type ByCookie = {
  /** Whose tokens the page takes them to be: the id of a session, or of a guest; undefined while it has none. */
  readonly holder: Id | undefined;
};

/** The headers that say who calls, and where the page that sent them is from. */
type Sent = {
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
  readonly origin: string;
};

/** Reads what a page says of its cookies; undefined for everybody who sends their token themselves. */
export function byCookieIn(authorization: string | undefined): ByCookie | undefined {
  const said = saidByPage.exec(authorization ?? '');
  if (!said) return undefined;
  const [, name] = said;
  return { holder: name === undefined ? undefined : holderOf(name) };
}

/**
 * The authorization header, as if the token of a cookie stood in it. A cookie counts only for who names its holder: by itself it proves
 * nothing, and a page that shows one person never acts as another who has signed in beside it.
 */
export function proofIn({ authorization, cookie, origin }: Sent): string | undefined {
  const page = byCookieIn(authorization);
  if (!page) return authorization;
  const token = cookieIn(cookie, accessName(origin));
  const holder = token && holderOf(token);
  return holder && holder === page.holder ? `Bearer ${token}` : undefined;
}

/** The value of a cookie; undefined where it did not come along. */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)(?:;|$)`).exec(cookies ?? '')?.[1];
}

/**
 * The names of the cookies. Where a browser takes them over a safe line only, their prefix keeps a neighbour's page or an unsafe line
 * from putting others in their place; on this machine, where development has no such line, they have none.
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

/** Whose a token is, as its claims have it; nothing is proved by that. */
function holderOf(token: string): Id | undefined {
  try {
    const { sid, sub } = decodeJwt(token);
    return typeof sid === 'string' ? sid : sub;
  } catch {
    return undefined;
  }
}
