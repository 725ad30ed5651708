import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { keepDraftsHere, prepareGallery } from '../../../../app/adapters/browser/gallery.ts';
import { guestTokenKey } from '../../../../app/adapters/storage/guest-orders.ts';
import { createSessionStore, sessionKey } from '../../../../app/adapters/storage/session-store.ts';
import { law } from '../../../support/property.ts';
import { storageOf, storeOf } from '../../../support/storage.ts';

const account = {
  user: { id: 'ana', email: 'ana@example.com' },
  meta: { AccessToken: 'a.b.c', IdToken: 'i', RefreshToken: 'r', Expires: 9 },
};
const guestToken = `.${btoa(JSON.stringify({ sub: 'guest:1', exp: 9 }))}.`;
const visitor = fc.constantFrom('nobody' as const, 'guest' as const, 'account' as const);

afterEach(() => void vi.unstubAllGlobals());

test('each page of the gallery finds its visitor, and no session is lost on the way', () => {
  law(
    fc.property(fc.array(visitor, { minLength: 1 }), (visitors) => {
      const entries = new Map([
        [sessionKey, JSON.stringify(account)],
        [guestTokenKey, JSON.stringify(guestToken)],
      ]);
      vi.stubGlobal('localStorage', storeOf(entries));
      const sessions = createSessionStore(storageOf(entries), () => 0);
      for (const who of visitors) {
        prepareGallery({ who, language: null, scheme: null });
        const found = { nobody: undefined, guest: 'guest:1', account: 'ana' }[who];
        expect(sessions.load()?.user.id).toBe(found);
        expect(entries.size).toBe(2);
      }
    }),
  );
});

test('what a window of the gallery types is found there, and in none of the others', () => {
  const kept = new Map<string, string>();
  class Storage {
    getItem(name: string) {
      return kept.get(name) ?? null;
    }
    setItem(name: string, value: string) {
      kept.set(name, value);
    }
    removeItem(name: string) {
      kept.delete(name);
    }
  }
  const draft = 'draft:ana:m4pk1';
  kept.set(draft, 'of another window');
  keepDraftsHere({ Storage });
  const storage = new Storage();
  expect(storage.getItem(draft)).toBeNull();
  storage.setItem(draft, 'here');
  storage.setItem(sessionKey, '{}');
  expect([storage.getItem(draft), storage.getItem(sessionKey)]).toEqual(['here', '{}']);
  storage.removeItem(draft);
  storage.removeItem(sessionKey);
  expect(storage.getItem(draft)).toBeNull();
  expect([...kept]).toEqual([[draft, 'of another window']]);
});
