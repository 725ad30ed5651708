import { StoredSession } from '#schemas';
import { createPreferences } from '../storage/preferences.ts';
import { sessionKey } from '../storage/session-store.ts';
import { createStorage } from '../storage/storage.ts';

const aside = 'gallery-session';

type Look = { isSignedIn: boolean; language: string | null; scheme: 'light' | 'dark' | null };

/**
 * Makes this browser keep what the pages of the gallery are to find when they load. A session is not ended for screens
 * that nobody signed in sees: it lies aside.
 */
export function prepareGallery({ isSignedIn, language, scheme }: Look): void {
  const storage = createStorage(() => localStorage);
  const preferences = createPreferences(storage);
  if (language !== null) preferences.saveLocale(language);
  preferences.saveScheme(scheme);
  const [from, to] = isSignedIn ? [aside, sessionKey] : [sessionKey, aside];
  const session = storage.read(from, StoredSession);
  if (session === null) return;
  storage.write(to, session);
  storage.remove(from);
}
