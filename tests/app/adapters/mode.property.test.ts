import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EmbeddedPlace } from '#core';
import {
  createEmbeddedTokens,
  noEmbeddedTokens,
} from '../../../app/adapters/storage/embedded-tokens.ts';
import { createGuestOrders } from '../../../app/adapters/storage/guest-orders.ts';
import { createKept } from '../../../app/adapters/storage/kept.ts';
import { createSender } from '../../../app/adapters/storage/sender.ts';
import { createSessionStore } from '../../../app/adapters/storage/session-store.ts';
import { createStorage } from '../../../app/adapters/storage/storage.ts';
import { modeOf } from '../../../core/session/session.ts';
import { guestBook } from '../../../plugins/activate-address-book/kept.ts';
import { law } from '../../support/property.ts';
import { storageOf } from '../../support/storage.ts';

const NOW = 1_800_000_000;
const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;

const platform = fc.oneof(
  fc.record({
    token: fc.constant(jwt({ sub: 'anna', email: 'a@b.c', exp: NOW + 60 })),
    good: fc.constant(true),
  }),
  fc.record({
    token: fc.constant(jwt({ sub: 'anna', email: 'a@b.c', exp: NOW - 60 })),
    good: fc.constant(true),
  }),
  fc.record({ token: fc.constant('opaque.to.us'), good: fc.constant(true) }),
  fc.record({
    token: fc.constantFrom('', 'x', 'a.b', '{}', '<script>', 'a.b.c.d'),
    good: fc.constant(false),
  }),
  fc.constant(null),
);
const guest = fc.option(
  fc.record({
    token: fc.constantFrom(
      jwt({ sub: 'guest:1', exp: NOW + 60 }),
      jwt({ sub: 'guest:1', exp: NOW - 60 }),
      'junk',
    ),
  }),
);
const account = fc.option(
  fc.constantFrom(
    JSON.stringify({
      user: { id: 'u', email: 'u@x.y' },
      meta: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW },
    }),
    'junk',
  ),
);

/** A browser with these texts in its local storage. */
function browserOf(kept: Record<string, string | null>, place: EmbeddedPlace, allowed = true) {
  const entries = new Map(
    Object.entries(kept).filter((each): each is [string, string] => each[1] !== null),
  );
  const local = storageOf(entries);
  const session = storageOf();
  const tokens = allowed ? createEmbeddedTokens(place, { local, session }) : noEmbeddedTokens;
  return { entries, store: createSessionStore(local, () => NOW, { place, tokens }) };
}

const sender = {
  ...{ name: 'Ben Tan', email: 'ben@example.com', phone_number: '+6581234567' },
  origin_form: {
    ...{ street_address: 'Cross Street', addressQuery: '1 Cross Street', building: '', unit: '' },
    ...{ city: '', countryCode: 'SG', postalCode: '', latitude: 1, longitude: 1, notes: '' },
  },
};

const stored = fc.record({ platform, guest, account });
type Stored = {
  platform: { token: string; good: boolean } | null;
  guest: { token: string } | null;
  account: string | null;
};
const textsOf = ({ platform, guest, account }: Stored) => ({
  'godroid-token': platform?.token ?? null,
  'guest-token': guest && JSON.stringify(guest.token),
  token: account,
});
const guestMode = ({ guest }: Stored) =>
  guest?.token === jwt({ sub: 'guest:1', exp: NOW + 60 }) ? 'GUEST' : 'CLASSIC';

describe('the mode that stored credentials decide', () => {
  test('a platform’s token first, then a guest’s that lives, else classic', () =>
    law(
      fc.property(stored, (given) => {
        const { store } = browserOf(textsOf(given), 'page');
        expect(modeOf(store.load())).toBe(given.platform?.good ? 'GODROID' : guestMode(given));
      }),
    ));

  test('what is no token is forgotten', () =>
    law(
      fc.property(stored, (given) => {
        const { store, entries } = browserOf(textsOf(given), 'page');
        store.load();
        expect(entries.has('godroid-token')).toBe(given.platform?.good === true);
      }),
    ));

  test('where no platform may embed the portal, its token counts for nothing', () =>
    law(
      fc.property(stored, (given) => {
        const { store } = browserOf(textsOf(given), 'page', false);
        expect(modeOf(store.load())).toBe(guestMode(given));
      }),
    ));

  test('in a frame nobody’s own session is read, nor touched', () =>
    law(
      fc.property(stored, fc.boolean(), (given, ends) => {
        const { store, entries } = browserOf(textsOf(given), 'frame');
        const before = [entries.get('token'), entries.get('guest-token')];
        expect(modeOf(store.load())).toBe(given.platform?.good ? 'GODROID' : 'CLASSIC');
        if (ends) store.save(null);
        expect([entries.get('token'), entries.get('guest-token')]).toEqual(before);
      }),
    ));
});

test('all that a browser keeps of a guest goes with a token that proves nothing any more, and other people’s stays', () => {
  const over = jwt({ sub: 'guest:1', exp: NOW - 60 });
  for (const token of [over, 'junk']) {
    const others = { 'draft:u-1:v1': '{}', locale: '"lo"' };
    const { store, entries } = browserOf({ ...others }, 'page');
    const storage = storageOf(entries);
    storage.write('guest-token', token);
    storage.write('draft:guest:1:v1', {});
    createGuestOrders(storage, () => NOW).keep({ token: 't', placed_at: NOW });
    createSender(storage).save(sender);
    const book = { key: guestBook.key, keptFor: guestBook.keptFor, owner: '' };
    createKept(storage, () => NOW).save({ ...book, value: [{ name: 'Mei Ling' }] });
    expect(entries.size).toBeGreaterThan(5);
    expect(modeOf(store.load())).toBe('CLASSIC');
    expect([...entries.keys()]).toEqual(Object.keys(others));
  }
});

test('a frame keeps its token in memory; a window of a frame until it is closed', () => {
  const token = jwt({ sub: 'anna' });
  const local = new Map<string, string>();
  const tab = new Map<string, string>();
  const on = (place: EmbeddedPlace) =>
    createEmbeddedTokens(place, {
      local: storageOf(local),
      session: storageOf(tab),
    });
  const frame = on('frame');
  frame.keep(token);
  expect([frame.load(), local.size, tab.size]).toEqual([token, 0, 0]);
  on('window').keep(token);
  expect([on('window').load(), local.size]).toEqual([token, 0]);
  on('window').forget();
  expect(on('window').load()).toBeNull();
});

test('a frame whose storage is blocked works from memory', () => {
  const blocked = createStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const tokens = createEmbeddedTokens('frame', { local: blocked, session: blocked });
  expect(tokens.load()).toBeNull();
  tokens.keep('a.b.c');
  const store = createSessionStore(blocked, () => NOW, { place: 'frame', tokens });
  expect(store.credentials()?.authorization).toBe('GoDroid a.b.c');
  tokens.forget();
  expect(tokens.load()).toBeNull();
});
