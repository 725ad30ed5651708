import { allSettled, type EventCallable, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { appended, networkReturned } from '#core';
import { type Call, callFx } from '#core/ports';
import { type AddressBookEntry, endpoints, type ParsedInputOf } from '#schemas';
import { fact } from '../../core/kernel/log.ts';
import {
  $listing,
  bookClosed,
  bookOpened,
  bookSearched,
  isFound,
  moreAsked,
  retryAsked,
} from '../../plugins/activate-address-book/browse-model.ts';
import { recipientFrom } from '../../plugins/activate-address-book/customer.ts';
import { forgetFx } from '../../plugins/activate-address-book/keeper.ts';
import { keptPorts } from '../support/kept.ts';

const entry: AddressBookEntry = {
  ...{ id: 'e-1', name: 'Tan Mei Ling', phone_number: '+6591234567', unit: '#12-01', building: '' },
  ...{ address: '#12-01, 10 Bayfront Avenue, Singapore', city: 'Singapore', country_code: 'SG' },
  ...{ address_text: '10 Bayfront Avenue, Singapore', street_address: '10 Bayfront Avenue' },
  ...{ postal_code: '', notes: 'Ring', latitude: 1.2834, longitude: 103.8607 },
};
const named = (id: string) => ({ ...entry, id, name: id });
const book = { keeper: 'server', vendorId: 'v-1' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

type Query = ParsedInputOf<typeof endpoints.listCustomers>['query'];

/** A scope whose pages are answered by a test. */
function world(answer: (query: Query) => unknown) {
  const asked: unknown[] = [];
  const scope = fork({
    handlers: [
      [
        callFx,
        async ({ endpoint, input }: Call) => {
          if (endpoint.id !== 'listCustomers') return {};
          const query = endpoints.listCustomers.query.parse(input.query);
          asked.push(query);
          const given = await answer(query);
          if (typeof given === 'object' && given !== null && 'tag' in given) throw given;
          return given;
        },
      ],
      ...keptPorts(
        new Map([['session/address-book', JSON.stringify([named('Zoe'), named('adam')])]]),
      ),
    ],
  });
  const ids = () => scope.getState($listing).entries.map(({ id }) => id);
  return { scope, asked, ids, state: () => scope.getState($listing).state };
}

async function send<T>(scope: Scope, unit: EventCallable<T>, params: NoInfer<T>): Promise<void> {
  const settled = allSettled(unit as EventCallable<unknown>, { scope, params });
  await vi.advanceTimersByTimeAsync(250);
  await settled;
}

test('a book is read page by page, nobody twice, and as long as there is more', async () => {
  const { scope, asked, ids } = world(({ after }) =>
    after === undefined
      ? { customers: [named('a'), named('b')], next: 'k', total: 3 }
      : { customers: [named('b'), named('c')], next: null, total: 3 },
  );
  await send(scope, bookOpened, book);
  expect(ids()).toEqual(['a', 'b']);
  await send(scope, moreAsked, undefined);
  await send(scope, moreAsked, undefined);
  expect([ids(), asked]).toEqual([
    ['a', 'b', 'c'],
    [{}, { after: 'k' }],
  ]);
  await allSettled(forgetFx, { scope, params: { ...book, id: 'b' } });
  expect([ids(), scope.getState($listing).total]).toEqual([['a', 'c'], 2]);
});

test('a search waits for the last letter, and an answer to an earlier one is nobody’s', async () => {
  let slow: (page: unknown) => void = () => undefined;
  const { scope, asked, ids } = world(({ query }) =>
    query === 'me'
      ? new Promise((resolve) => {
          slow = resolve;
        })
      : { customers: [named(`found ${query ?? 'all'}`)], next: null, total: 1 },
  );
  await send(scope, bookOpened, book);
  void allSettled(bookSearched, { scope, params: 'm' });
  void allSettled(bookSearched, { scope, params: 'me' });
  await vi.advanceTimersByTimeAsync(250);
  void allSettled(bookSearched, { scope, params: 'mei ' });
  await vi.advanceTimersByTimeAsync(250);
  slow({ customers: [named('late')], next: null, total: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, ids()]).toEqual([[{}, { query: 'me' }, { query: 'mei' }], ['found mei']]);
});

test('what could not be loaded is asked for again from where it ended', async () => {
  let broken = true;
  const { scope, asked, ids, state } = world(({ after }) => {
    if (after !== undefined && broken) return { tag: 'unreachable', message: '' };
    const id = after ?? 'first';
    return { customers: [named(id)], next: after === undefined ? 'k' : null, total: 2 };
  });
  await send(scope, bookOpened, book);
  await send(scope, moreAsked, undefined);
  expect([ids(), state()]).toEqual([['first'], 'failed']);
  broken = false;
  await send(scope, retryAsked, undefined);
  expect([ids(), state(), asked.at(-1)]).toEqual([['first', 'k'], 'ready', { after: 'k' }]);
});

test('a search that could not be loaded shows nobody else, and begins again once the network is back', async () => {
  let broken = false;
  const { scope, asked, ids, state } = world(({ query }) => {
    if (broken) return { tag: 'unreachable', message: '' };
    return { customers: [named(query ?? 'all')], next: query ? null : 'k', total: 2 };
  });
  await send(scope, bookOpened, book);
  broken = true;
  await send(scope, bookSearched, 'mei');
  expect([state(), isFound(scope.getState($listing))]).toEqual(['failed', false]);
  broken = false;
  await send(scope, networkReturned, undefined);
  expect([ids(), state(), asked.at(-1)]).toEqual([['mei'], 'ready', { query: 'mei' }]);
  expect(isFound(scope.getState($listing))).toBe(true);
  await send(scope, networkReturned, undefined);
  expect(asked).toHaveLength(3);
});

test('a guest’s book is sorted in the browser, and nothing of a book is left after it', async () => {
  const { scope, asked, ids } = world(() => ({}));
  await send(scope, bookOpened, { ...book, keeper: 'browser' });
  expect([ids(), asked]).toEqual([['adam', 'Zoe'], []]);
  await send(scope, bookClosed, undefined);
  expect(ids()).toEqual([]);
  await send(scope, bookOpened, { ...book, keeper: 'browser' });
  await send(scope, appended, [fact('session.ended', 'user', 1, { reason: 'signed-out' })]);
  expect(ids()).toEqual([]);
});

test('a request for a customer names them as an order does; without a place there is none', () => {
  expect(recipientFrom(entry)).toEqual({
    ...{ name: 'Tan Mei Ling', phone_number: '+6591234567' },
    location: {
      ...{ latitude: 1.2834, longitude: 103.8607, address: entry.address, notes: 'Ring' },
      ...{ unit_number: '#12-01', building: '' },
    },
  });
  expect(recipientFrom({ ...entry, longitude: null })).toBeNull();
});
