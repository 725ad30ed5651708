import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { keepNoDraft, prepareGallery } from '../../../../app/adapters/browser/gallery.ts';
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

test('what a window of the gallery types is found by none of the others', () => {
  const kept = new Map<string, string>();
  class Storage {
    setItem(name: string, value: string) {
      kept.set(name, value);
    }
  }
  keepNoDraft({ Storage });
  const storage = new Storage();
  storage.setItem('draft:ana:m4pk1', '{}');
  storage.setItem(sessionKey, '{}');
  expect([...kept.keys()]).toEqual([sessionKey]);
});
