import { randomBytes } from 'node:crypto';
import type { Id, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import { cookieIn, isThisMachine } from '../http/by-cookie.ts';
import { digest } from '../secrets.ts';

/** Seconds that a sign-in at the provider may take. */
const life = 10 * 60;
/** The longest path to return to. */
const longest = 1000;

/** A pending sign-in at the provider: values to verify its answer, and the path to return to. */
export type Visit = { state: string; nonce: string; verifier: string; path: string };

/** The browser and deployment of a visit. */
export type Place = { browser: string; deployment: Id };

/** The secret of a browser that left for the provider; undefined if none did. */
export function browserIn(cookies: string | undefined, origin: string): string | undefined {
  return cookieIn(cookies, cookieName(origin));
}

/** The cookie of that secret; `Lax`, so that it is sent when the provider leads back. */
export function browserCookie(browser: string, origin: string): string {
  const secure = isThisMachine(origin) ? '' : '; Secure';
  return `${cookieName(origin)}=${browser}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`;
}

/** Notes that a browser leaves for the provider. */
export async function openVisit(
  sql: Db,
  { browser, deployment }: Place,
  path: string,
  now: UnixTime,
): Promise<Visit> {
  const visit = { state: newSecret(), nonce: newSecret(), verifier: newSecret(), path };
  await sql`insert into oidc_visits (hash, browser, deployment, nonce, verifier, path, expires_at)
    values (${digest(visit.state)}, ${digest(browser)}, ${deployment}, ${visit.nonce}, ${visit.verifier}, ${path}, ${now + life})`;
  return visit;
}

/** Uses a visit up by its state; undefined when used, expired, unknown, or another browser's. */
export async function takeVisit(
  sql: Db,
  { browser, deployment }: Place,
  state: string,
  now: UnixTime,
): Promise<Visit | undefined> {
  const [row] = await sql<Omit<Visit, 'state'>[]>`
    delete from oidc_visits where hash = ${digest(state)} and browser = ${digest(browser)}
      and deployment = ${deployment} and expires_at > ${now}
    returning nonce, verifier, path`;
  return row && { ...row, state };
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The text if it is a path of this origin, else `/`. */
export function pathOnly(asked: string | null): string {
  const isPath = asked !== null && asked.length <= longest && /^\/(?![/\\])[!-[\]-~]*$/.test(asked);
  return isPath ? asked : '/';
}

function cookieName(origin: string): string {
  return `${isThisMachine(origin) ? '' : '__Host-'}rider-portal-visit`;
}
