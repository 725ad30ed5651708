import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forgetPerson } from '../../../app/adapters/forget-person.ts';
import { createGuestOrders } from '../../../app/adapters/storage/guest-orders.ts';
import { createKept } from '../../../app/adapters/storage/kept.ts';
import { createPreferences } from '../../../app/adapters/storage/preferences.ts';
import { createSender } from '../../../app/adapters/storage/sender.ts';
import { createSessionStore } from '../../../app/adapters/storage/session-store.ts';
import { createTerms } from '../../../app/adapters/storage/terms.ts';
import { storageOf } from '../../support/storage.ts';

test('what a browser keeps has the keys of the specification', () => {
  const entries = new Map<string, string>();
  const storage = storageOf(entries);
  const sessions = createSessionStore(storage, () => 0);
  const meta = { AccessToken: 'a.b.c', IdToken: 'i', RefreshToken: 'r', Expires: 9 };
  const user = { id: 'u', email: 'u@x.y' };
  sessions.save({ user, meta });
  expect(JSON.parse(entries.get('token') ?? '')).toEqual({ user, meta });
  sessions.save({ user: { id: 'guest:1', email: '' }, meta, guest: true });
  createPreferences(storage).saveLocale('lo');
  createTerms(storage).save('u', true);
  createGuestOrders(storage, () => 1).keep({ token: 't', placed_at: 1 });
  expect([...entries.keys()].toSorted()).toEqual(
    ['guest-orders', 'guest-token', 'locale', 'terms-of-service-required'].toSorted(),
  );
  expect(entries.get('guest-token')).toBe('"a.b.c"');
  expect(entries.get('locale')).toBe('"lo"');
});

test('the terms are remembered for each person, under the key of the specification', () => {
  const entries = new Map<string, string>();
  const terms = createTerms(storageOf(entries));
  expect(terms.isAccepted('demo')).toBe(false);
  terms.save('demo', true);
  expect([terms.isAccepted('demo'), terms.isAccepted('other')]).toEqual([true, false]);
  expect(entries.get('terms-of-service-required')).toBe('{"demo":false}');
  terms.save('demo', false);
  expect(terms.isAccepted('demo')).toBe(false);
  entries.set('terms-of-service-required', '"nonsense"');
  expect(terms.isAccepted('demo')).toBe(false);
});

test('a guest’s details are forgotten with their session, and nothing but them is taken', () => {
  const entries = new Map<string, string>();
  const sender = createSender(storageOf(entries));
  const origin_form = {
    ...{ street_address: 'Cross Street', addressQuery: '1 Cross Street', building: '', unit: '' },
    ...{ city: '', countryCode: 'SG', postalCode: '', latitude: 1, longitude: 1, notes: '' },
  };
  const ben = { name: 'Ben', email: 'ben@example.com', phone_number: '+6581234567', origin_form };
  sender.save(ben);
  expect(sender.load()).toEqual(ben);
  sender.forget();
  expect([sender.load(), entries.size]).toEqual([null, 0]);
  entries.set('guest-sender', JSON.stringify({ ...ben, card: '4111' }));
  expect(sender.load()).toBeNull();
});

test('nothing of a person is left for the next, but what they typed and did not send unless they left on purpose', async () => {
  const storage = storageOf(new Map());
  const preferences = createPreferences(storage);
  const guestOrders = createGuestOrders(storage, () => 1);
  const forget = async (typed: boolean, elsewhere = false) => {
    const forgotten: string[] = [];
    const note = (what: string) => () => void forgotten.push(what);
    preferences.saveSearches(['ben']);
    guestOrders.keep({ token: 't', placed_at: 1 });
    await forgetPerson(
      {
        ...{ preferences, guestOrders, sender: createSender(storage) },
        answers: { forget: note('answers') },
        drafts: { forget: note('drafts') },
        kept: createKept(storage, () => 0),
      },
      { typed, elsewhere, forgetBulk: async () => note('file')() },
    );
    return [guestOrders.load(), preferences.searches(), forgotten];
  };
  expect(await forget(false)).toEqual([[], [], ['answers']]);
  expect(await forget(true)).toEqual([[], [], ['answers', 'drafts', 'file']]);
  // The next person may have begun already.
  expect(await forget(false, true)).toEqual([[{ token: 't', placed_at: 1 }], ['ben'], ['answers']]);
});

test('no feature and no screen keeps what an adapter keeps under the same name', () => {
  const root = new URL('../../../', import.meta.url);
  const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
  const keys = globSync('{plugins,app/screens}/*/kept.ts', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/\bkey: '([^']+)'/g)].map(([, key = '']) => key),
  );
  expect(keys.length).toBeGreaterThan(0);
  const keepers = globSync('app/adapters/**/*.ts', { cwd: root }).map(read).join('\n');
  const taken = keys.filter((key) => new RegExp(`['\`]${key}['\`:]`).test(keepers));
  expect(taken).toEqual([]);
});
