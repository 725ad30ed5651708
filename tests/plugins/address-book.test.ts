import { readFileSync } from 'node:fs';
import { allSettled, type EventCallable, fork, type Scope } from 'effector';
import metadata from 'libphonenumber-js/min/metadata';
import { beforeEach, expect, test, vi } from 'vitest';
import { $notices, appended, compose, configured, requestClosed } from '#core';
import { type Call, callFx } from '#core/ports';
import { metadataOf } from '#core/rules';
import { plugins } from '#plugins';
import { type AddressBookEntry, Deployment } from '#schemas';
import { createKept } from '../../app/adapters/storage/kept.ts';
import { fact } from '../../core/kernel/log.ts';
import {
  choiceOf,
  customerFrom,
  customerOf,
  newCustomer,
} from '../../plugins/activate-address-book/customer.ts';
import { matching } from '../../plugins/activate-address-book/keeper.ts';
import {
  $found,
  $lastKept,
  $nothingFound,
  $refusal,
  $refusals,
  $searching,
  addAsked,
  customerKept,
  editBegun,
  entryForgotten,
  queryTyped,
  searchDropped,
} from '../../plugins/activate-address-book/model.ts';
import { contextFor } from '../support/composition.ts';
import { keptPorts } from '../support/kept.ts';
import { storageOf } from '../support/storage.ts';

const entry: AddressBookEntry = {
  ...{ id: 'e-1', name: 'Tan Mei Ling', phone_number: '+6591234567', unit: '#12-01', building: '' },
  ...{ address: '#12-01, 10 Bayfront Avenue, Singapore', city: 'Singapore', country_code: 'SG' },
  ...{ address_text: '10 Bayfront Avenue, Singapore', street_address: '10 Bayfront Avenue' },
  ...{ postal_code: '', notes: 'Ring', latitude: 1.2834, longitude: 103.8607 },
};
const book = { keeper: 'server', vendorId: 'v-1' } as const;
const near = { latitude: 1.2834, longitude: 103.8607 };
/** A street that was typed, with no place chosen for it. */
const typed = { chosen: null, near, language: 'en' };
/** Where a browser keeps the book of a guest. */
const bookPlace = 'session/address-book';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A scope whose calls are answered by a test, and whose browser keeps what it is told to. */
function world(
  answer: (call: Call) => unknown = () => [entry],
  storage = new Map<string, string>(),
) {
  const calls: Call[] = [];
  const kept = (): readonly AddressBookEntry[] => JSON.parse(storage.get(bookPlace) ?? '[]');
  const scope = fork({
    handlers: [
      [
        callFx,
        async (call: Call) => {
          calls.push(call);
          const given = answer(call);
          if (typeof given === 'object' && given !== null && 'tag' in given) throw given;
          return given;
        },
      ],
      ...keptPorts(storage),
    ],
  });
  return { scope, calls, kept, keys: () => scope.getState($notices).map(({ key }) => key) };
}

/** Tells the scope of a country, whose numbers it judges then. */
async function configure(scope: Scope): Promise<void> {
  const { market, brand } = contextFor([]);
  const file = new URL('../../deployments/sg.json', import.meta.url);
  const deployment = Deployment.parse(JSON.parse(readFileSync(file, 'utf8')));
  const phonePlan = { country: 'SG', metadata: metadataOf(metadata, 'SG') };
  await allSettled(configured, { scope, params: { deployment, market, brand, phonePlan } });
}

async function send<T>(scope: Scope, unit: EventCallable<T>, params: NoInfer<T>): Promise<void> {
  const settled = allSettled(unit as EventCallable<unknown>, { scope, params });
  await vi.advanceTimersByTimeAsync(500);
  await settled;
}

test('a search waits half a second and for two characters', async () => {
  const { scope, calls } = world();
  await send(scope, queryTyped, { ...book, query: 'M' });
  expect(calls).toEqual([]);
  void allSettled(queryTyped, { scope, params: { ...book, query: 'Me' } });
  await vi.advanceTimersByTimeAsync(499);
  expect(calls).toEqual([]);
  expect(scope.getState($searching), 'nobody found before can be chosen').toBe(true);
  await send(scope, queryTyped, { ...book, query: 'Mei ' });
  expect(calls.map(({ endpoint, input }) => [endpoint.id, input.params, input.query])).toEqual([
    ['searchCustomers', { vendorId: 'v-1' }, { query: 'Mei' }],
  ]);
  expect([scope.getState($found), scope.getState($searching)]).toEqual([[entry], false]);
  await send(scope, queryTyped, { ...book, query: '' });
  expect(scope.getState($found)).toEqual([]);
});

test('an answer that comes too late is nobody’s; nothing found and failures are told', async () => {
  const late = world();
  void allSettled(queryTyped, { scope: late.scope, params: { ...book, query: 'Mei' } });
  await vi.advanceTimersByTimeAsync(500);
  await send(late.scope, searchDropped, undefined as never);
  const nothing = world(() => []);
  await send(nothing.scope, queryTyped, { ...book, query: 'Nobody' });
  expect(nothing.scope.getState($nothingFound)).toBe(true);
  const lost = world(() => ({ tag: 'unreachable', message: '' }));
  await send(lost.scope, queryTyped, { ...book, query: 'Mei' });
  expect(lost.keys()).toEqual(['addressbook.error.search']);
});

test('a changed street is kept with the only place that is found for it, which is told; where none is, the pin stays and that is told', async () => {
  const street_address = '999 Jurong West Street 42';
  const customer = { ...customerOf(entry), street_address, address_text: street_address };
  const there = { latitude: 1.3521, longitude: 103.7198, city: 'Singapore' };
  const address_text = `${street_address}, Singapore 640999`;
  const place = { ...there, zipcode: '640999', formatted_address: address_text };
  const answers = (suggestions: readonly object[]) =>
    world(({ endpoint, input }) => {
      if (endpoint.id === 'autocomplete') return { suggestions };
      return endpoint.id === 'placeDetails' ? place : { ...(input.body as object), id: 'e-1' };
    });
  const moved = { ...book, id: 'e-1', customer, moved: typed };
  const found = answers([{ place_id: 'p-1', title: street_address, subtitle: '' }]);
  await send(found.scope, customerKept, moved);
  const said = ({ endpoint, input }: Call) =>
    endpoint.id === 'updateCustomer' ? input.body : input.query;
  expect(found.calls.map(said)).toEqual([
    { query: street_address, ...near, language: 'en' },
    { place_id: 'p-1', language: 'en' },
    { ...customer, ...there, address_text, postal_code: '640999' },
  ]);
  expect(found.keys()).toEqual(['request.destination.found', 'addressbook.saved']);
  const nowhere = answers([]);
  await send(nowhere.scope, customerKept, moved);
  expect(nowhere.calls.at(-1)?.input.body).toEqual(customer);
  expect(nowhere.keys()).toContain('addressbook.pin-stays');
  const lost = world(() => ({ tag: 'unreachable', message: '' }));
  await send(lost.scope, customerKept, moved);
  expect(lost.scope.getState($refusal)).toMatchObject({ where: null });
  expect(lost.calls.map(({ endpoint }) => endpoint.id)).not.toContain('updateCustomer');
});

test('a customer is kept, changed and forgotten by the calls of the contract', async () => {
  const { scope, calls, keys } = world(({ endpoint }) =>
    endpoint.id === 'searchCustomers' ? [entry] : { ...entry, name: 'Lim Mei Ling' },
  );
  await send(scope, queryTyped, { ...book, query: 'mei' });
  const customer = customerOf(entry);
  await send(scope, customerKept, { ...book, id: null, customer });
  await send(scope, customerKept, { ...book, id: 'e-1', customer });
  expect(scope.getState($found)[0]?.name).toBe('Lim Mei Ling');
  await send(scope, entryForgotten, { ...book, id: 'e-1' });
  expect(scope.getState($found)).toEqual([]);
  expect(calls.slice(1).map(({ endpoint }) => endpoint.id)).toEqual([
    'saveCustomer',
    'updateCustomer',
    'deleteCustomer',
  ]);
  expect(keys()).toEqual(['addressbook.saved', 'addressbook.forgotten']);
});

test.each([
  [{ notes: 'é'.repeat(501) }, 'address.error.notes-too-long', 'notes'],
  [{ street_address: '街'.repeat(86) }, 'address.error.too-long', 'street_address'],
  [{ latitude: null }, 'address.error.no-coordinates', 'street_address'],
])('what cannot be kept is said before anything is sent: %o', async (wrong, what, where) => {
  const { scope, calls } = world();
  await send(scope, customerKept, {
    ...book,
    id: null,
    customer: { ...customerOf(entry), ...wrong },
  });
  expect(scope.getState($refusal)).toEqual({ what, where });
  expect(calls).toEqual([]);
  await allSettled(editBegun, { scope });
  expect(scope.getState($refusal)).toBeNull();
});

test('all fields that are wrong are marked at one press', async () => {
  const { scope, calls } = world();
  await configure(scope);
  const wrong = { name: ' ', phone_number: '12', street_address: '', address_text: '' };
  const customer = { ...customerOf(entry), ...wrong, notes: 'é'.repeat(501) };
  await send(scope, customerKept, { ...book, id: 'e-1', customer, moved: typed });
  expect(scope.getState($refusals).map(({ where }) => where)).toEqual([
    ...['name', 'phone_number', 'street_address', 'notes'],
  ]);
  expect(calls).toEqual([]);
});

test('a customer is added by hand at the place of the address, and none at an address that nobody knows', async () => {
  const words = { name: 'Lim Mei', street_address: '10 Bayfront' };
  const customer = { ...newCustomer(null), ...words, country_code: 'SG' };
  const place = { ...near, city: 'Singapore', zipcode: '018956', formatted_address: '10 Bayfront' };
  const answers = (suggestions: readonly object[]) =>
    world(({ endpoint, input }) => {
      if (endpoint.id === 'autocomplete') return { suggestions };
      return endpoint.id === 'placeDetails' ? place : { ...(input.body as object), id: 'e-2' };
    });
  const found = answers([{ place_id: 'p-1', title: '10 Bayfront', subtitle: '' }]);
  await allSettled(addAsked, { scope: found.scope });
  await send(found.scope, customerKept, { ...book, id: null, customer, moved: typed });
  expect(found.calls.at(-1)?.endpoint.id).toBe('saveCustomer');
  expect(found.calls.at(-1)?.input.body).toMatchObject({ ...words, ...near });
  const nowhere = answers([]);
  await send(nowhere.scope, customerKept, { ...book, id: null, customer, moved: typed });
  expect(nowhere.calls.map(({ endpoint }) => endpoint.id)).toEqual(['autocomplete']);
  expect(nowhere.scope.getState($refusals)).toMatchObject([{ where: 'street_address' }]);
  expect(nowhere.keys(), 'no pin can stay').toEqual([]);
});

test('no number is kept that a request would refuse, and none at all is fine', async () => {
  const { scope, calls } = world(({ input }) => ({ ...(input.body as object), id: 'e-1' }));
  await configure(scope);
  const keep = (phone_number: string) =>
    send(scope, customerKept, {
      ...{ ...book, id: null, customer: { ...customerOf(entry), phone_number } },
    });
  await keep('12');
  const why = { what: 'validation.phone-incorrect', where: 'phone_number' };
  expect([scope.getState($refusal), calls]).toEqual([why, []]);
  await keep('9123 4567');
  await keep('');
  expect(calls).toHaveLength(2);
});

test('a refusal is said by the server’s key, or as an address that could not be saved', async () => {
  const refused = { tag: 'refused', status: 409, code: 'AlreadyKept', message: '' };
  const keyed = world(() => ({ ...refused, key: 'addressbook.error.already-kept' }));
  await send(keyed.scope, customerKept, { ...book, id: 'e-1', customer: customerOf(entry) });
  expect(keyed.scope.getState($refusal)?.what).toBe('addressbook.error.already-kept');
  const silent = world(() => ({ tag: 'unreachable', message: '' }));
  await send(silent.scope, customerKept, { ...book, id: null, customer: customerOf(entry) });
  expect(silent.scope.getState($refusal)).toEqual({
    what: 'addressbook.error.save',
    where: null,
  });
});

test('a guest’s book stays in the browser: nothing is called', async () => {
  const { scope, calls, kept } = world();
  const own = { keeper: 'browser', vendorId: 'v-1' } as const;
  await send(scope, customerKept, { ...own, id: null, customer: customerOf(entry) });
  await send(scope, queryTyped, { ...own, query: '9123' });
  const [found] = scope.getState($found);
  expect(found).toMatchObject({ id: 'own-1', name: 'Tan Mei Ling', address: entry.address });
  const changed = { ...customerOf(entry), name: 'Lim' };
  await send(scope, customerKept, { ...own, id: 'own-1', customer: changed });
  expect(kept().map(({ name }) => name)).toEqual(['Lim']);
  await send(scope, entryForgotten, { ...own, id: 'own-1' });
  expect(kept()).toEqual([]);
  expect(calls).toEqual([]);
});

test('a guest’s book ends with their visit, however that ends', async () => {
  for (const typed of [true, false]) {
    const storage = new Map<string, string>();
    const { scope } = world(undefined, storage);
    const own = { keeper: 'browser', vendorId: 'v-1' } as const;
    await send(scope, customerKept, { ...own, id: null, customer: customerOf(entry) });
    expect([...storage.values()].join()).toContain(entry.name);
    createKept(storageOf(storage), () => 0).forget({ typed });
    expect(storage.size).toBe(0);
  }
});

test('a guest’s book holds the latest two hundred customers, and is empty where it is damaged', async () => {
  const own = { keeper: 'browser', vendorId: 'v-1' } as const;
  const full = Array.from({ length: 200 }, (_, nth) => ({
    ...{ ...entry, id: `own-${nth + 1}`, phone_number: `+65812300${nth}` },
  }));
  const storage = new Map([[bookPlace, JSON.stringify(full)]]);
  const { scope, kept } = world(undefined, storage);
  await send(scope, customerKept, { ...own, id: null, customer: customerOf(entry) });
  expect(kept().map(({ id }) => id)).toEqual([...full.slice(1).map(({ id }) => id), 'own-201']);
  storage.set(bookPlace, '[{}]');
  await send(scope, queryTyped, { ...own, query: '9123' });
  expect(scope.getState($found)).toEqual([]);
});

test('a guest’s customer is one entry, with and without the country’s prefix', async () => {
  const { scope, kept } = world();
  await configure(scope);
  const keep = (customer: object, id: string | null = null) =>
    send(scope, customerKept, {
      ...{ keeper: 'browser', vendorId: 'v-1', id },
      customer: { ...customerOf(entry), ...customer },
    });
  await keep({});
  await keep({ phone_number: '9123 4567', notes: 'Knock' });
  await keep({ name: 'Lim' });
  expect(kept().map(({ id, notes }) => [id, notes])).toEqual([
    ['own-1', 'Knock'],
    ['own-2', 'Ring'],
  ]);
  await keep({ notes: 'Twice' }, 'own-2');
  expect(kept().map(({ id, notes }) => [id, notes])).toEqual([['own-2', 'Twice']]);
});

test('a guest finds entries by name, phone or street, in any digits', () => {
  const names = (query: string) => matching([entry], query).map(({ name }) => name);
  for (const query of ['ling ta', 'BAYFRONT', '+65 9123', '٩١٢٣', 'méi']) {
    expect(names(query)).toEqual(['Tan Mei Ling']);
  }
  for (const query of ['orchard', '9999', '%']) expect(names(query)).toEqual([]);
});

test('an entry fills in everything a request asks of a customer, and back again', () => {
  const chosen = choiceOf(entry);
  expect(chosen?.destination).toMatchObject({ latitude: 1.2834, longitude: 103.8607 });
  expect(chosen?.fields).toMatchObject({ destinationName: 'Tan Mei Ling', riderNotes: 'Ring' });
  expect(choiceOf({ ...entry, latitude: null })).toBeNull();
  const { vendor } = contextFor([]);
  if (!chosen || !vendor) throw new Error('there is an entry and an outlet');
  expect(customerFrom(chosen.fields, chosen.destination, vendor)).toEqual(customerOf(entry));
});

test('there is a book and its page for everybody, before it is known for which outlet', () => {
  const context = contextFor(['activate-address-book']);
  for (const mode of ['CLASSIC', 'GODROID', 'GUEST'] as const) {
    const { pluginIds, pages } = compose(plugins, { ...context, mode });
    expect([pluginIds, pages.map(({ path }) => path)]).toEqual([
      ['activate-address-book'],
      ['address-book'],
    ]);
  }
  const { pages } = compose(plugins, { ...context, vendor: null });
  expect(pages).toHaveLength(1);
});

test('nothing of a person is left when they sign out', async () => {
  const { scope } = world(({ endpoint }) => (endpoint.id === 'searchCustomers' ? [entry] : entry));
  await send(scope, queryTyped, { ...book, query: 'Tan' });
  await send(scope, customerKept, { ...book, id: null, customer: customerOf(entry) });
  expect(scope.getState($lastKept)).toEqual(entry);
  await send(scope, requestClosed, undefined);
  const ended = fact('session.ended', 'user', 1, { reason: 'signed-out' });
  await send(scope, appended, [ended]);
  expect([scope.getState($found), scope.getState($lastKept)]).toEqual([[], null]);
});
