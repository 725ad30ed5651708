import * as z from 'zod/mini';
import { Id, text, UnixTime } from './primitives.ts';
import type { StoredSession } from './session.ts';

/** A token that an ordering platform signed for a person: three parts (JWT), as in the authorization header. */
export const EmbeddedToken = z
  .string()
  .check(z.maxLength(4096), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/));

/** The first segments of the pages that a platform may show in a frame; no other page can be framed. */
export const embeddedPages = [
  'request-a-rider',
  'order-tracking',
  'history',
  'bulk-order',
] as const;

/** The address at which a window opened by an embedded page begins. */
export const windowPath = '/embedded/window';

const Claims = z.object({ sub: Id, email: text(320), exp: UnixTime });

/** The session of a platform's token. Only the server can verify it, so nothing is checked here. */
export function embeddedSessionOf(token: string): StoredSession {
  const { sub, email, exp } = claimsOf(token);
  const meta = { AccessToken: token, IdToken: '', RefreshToken: '', Expires: exp };
  return { user: { id: `embedded:${sub}`.slice(0, 64), email }, meta, embedded: true };
}

function claimsOf(token: string): z.infer<typeof Claims> {
  try {
    const [, payload = ''] = token.split('.');
    const decoded = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return Claims.parse(JSON.parse(decoded));
  } catch {
    return { sub: 'unknown', email: '', exp: 0 };
  }
}
