import { StoredSession, type Tokens } from '#schemas';
import type { SafeStorage } from './storage.ts';

/** The local storage key of the specification (1, section 3). */
export const sessionKey = 'token';

/** The session as all tabs of this browser share it. */
export function createSessionStore(storage: SafeStorage) {
  const load = () => storage.read(sessionKey, StoredSession);
  return {
    load,
    save(session: StoredSession | null): void {
      if (session === null) storage.remove(sessionKey);
      else storage.write(sessionKey, session);
    },
    /** Fresh tokens for the session that is stored. */
    keep(meta: Tokens): void {
      const session = load();
      if (session !== null) storage.write(sessionKey, { ...session, meta });
    },
    /** `Bearer {AccessToken}|{IdToken}`, read anew for each call, since another tab may have refreshed. */
    authorization(): string | null {
      const tokens = load()?.meta;
      return tokens === undefined ? null : `Bearer ${tokens.AccessToken}|${tokens.IdToken}`;
    },
  };
}
