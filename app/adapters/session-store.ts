import * as z from 'zod/mini';
import { guestSessionOf, StoredSession, type Tokens } from '#schemas';
import { guestTokenKey } from './guest-orders.ts';
import type { SafeStorage } from './storage.ts';

/** The local storage key of the specification (1, section 3). */
export const sessionKey = 'token';

const Token = z.string().check(z.maxLength(2000));

/** The session as all tabs of this browser share it: a guest's while their token lives, else that of an account. */
export function createSessionStore(storage: SafeStorage, now: () => number) {
  const loadGuest = (): StoredSession | null => {
    const token = storage.read(guestTokenKey, Token);
    const session = token === null ? null : guestSessionOf(token);
    if (session !== null && session.meta.Expires > now()) return session;
    if (token !== null) storage.remove(guestTokenKey);
    return null;
  };
  const load = (): StoredSession | null => loadGuest() ?? storage.read(sessionKey, StoredSession);
  return {
    load,
    save(session: StoredSession | null): void {
      if (session?.guest) storage.write(guestTokenKey, session.meta.AccessToken);
      else storage.remove(guestTokenKey);
      if (session !== null && !session.guest) storage.write(sessionKey, session);
      else storage.remove(sessionKey);
    },
    /** Fresh tokens for the session that is stored. */
    keep(meta: Tokens): void {
      const session = load();
      if (session !== null && !session.guest) storage.write(sessionKey, { ...session, meta });
    },
    /** What the authorization header says, read anew for each call, since another tab may have refreshed. */
    authorization(): string | null {
      const session = load();
      if (session === null) return null;
      const { AccessToken, IdToken } = session.meta;
      return session.guest ? `Bearer ${AccessToken}` : `Bearer ${AccessToken}|${IdToken}`;
    },
  };
}
