import * as z from 'zod/mini';
import { StoredSession } from '#schemas';
import { draftPrefix } from '../storage/drafts.ts';
import { guestTokenKey } from '../storage/guest-orders.ts';
import { createPreferences } from '../storage/preferences.ts';
import { sessionKey } from '../storage/session-store.ts';
import { createStorage, type SafeStorage } from '../storage/storage.ts';

/** Whose session the gallery's pages find; the others are kept aside under another key. */
export type GalleryVisitor = 'nobody' | 'guest' | 'account';

type Look = { who: GalleryVisitor; language: string | null; scheme: 'light' | 'dark' | null };

/** Prepares the storage that the gallery's pages find when they load. Ends no session. */
export function prepareGallery({ who, language, scheme }: Look): void {
  const storage = createStorage(() => localStorage);
  const preferences = createPreferences(storage);
  if (language !== null) preferences.saveLocale(language);
  preferences.saveScheme(scheme);
  put(storage, { key: sessionKey, schema: StoredSession, isThere: who === 'account' });
  put(storage, { key: guestTokenKey, schema: z.string(), isThere: who === 'guest' });
}

type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps drafts within a window, since all windows share a storage and others would offer to restore them. */
export function keepDraftsHere({ Storage }: { Storage: { prototype: Storing } }): void {
  const { prototype } = Storage;
  const { getItem, setItem, removeItem } = prototype;
  const own = new Map<string, string>();
  const isDraft = (name: string) => name.startsWith(draftPrefix);
  prototype.getItem = function (name) {
    return isDraft(name) ? (own.get(name) ?? null) : getItem.call(this, name);
  };
  prototype.setItem = function (name, value) {
    if (isDraft(name)) own.set(name, value);
    else setItem.call(this, name, value);
  };
  prototype.removeItem = function (name) {
    if (isDraft(name)) own.delete(name);
    else removeItem.call(this, name);
  };
}

type Kept = { key: string; schema: z.ZodMiniType; isThere: boolean };

/** Moves a value to where pages look for it, or aside. */
function put(storage: SafeStorage, { key, schema, isThere }: Kept): void {
  const aside = `gallery-${key}`;
  const [from, to] = isThere ? [aside, key] : [key, aside];
  const kept = storage.read(from, schema);
  if (kept === null) return;
  storage.write(to, kept);
  storage.remove(from);
}
