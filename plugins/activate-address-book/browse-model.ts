import { attach, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { durations, endpointFx, happened, networkReturned, noticeShown } from '#core';
import { type AddressBookEntry, endpoints, type Id } from '#schemas';
import { type Book, type BookPage, forgetFx, keepFx, listFx } from './keeper.ts';

/** Milliseconds to wait after the last key stroke. */
const pause = 250;

export const bookOpened = createEvent<Book>();
export const bookClosed = createEvent();
export const bookSearched = createEvent<string>();
export const moreAsked = createEvent();
/** The person asks to load again what failed. */
export const retryAsked = createEvent();
/** The book changed, so it is loaded again from the beginning. */
export const bookChanged = createEvent();
/** The person chose whether recipients of orders are added to the outlet's book. */
export const remembersChosen = createEvent<{
  readonly vendorId: Id;
  readonly remembers: boolean;
}>();

const rememberFx = attach({
  effect: endpointFx(endpoints.rememberCustomers),
  mapParams: ({ vendorId, remembers }: { vendorId: Id; remembers: boolean }) => ({
    params: { vendorId },
    body: { remembers },
  }),
});

type Listing = Pick<BookPage, 'next' | 'total'> & {
  readonly book: Book | null;
  /** The search. */
  readonly query: string;
  /** The search that the entries belong to; they stay until the next answer. */
  readonly foundFor: string;
  readonly entries: readonly AddressBookEntry[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Whether recipients are added by themselves; null until loaded, and for a guest's book, which has no such choice. */
  readonly remembers: boolean | null;
};
const nothing: Listing = {
  ...{ book: null, query: '', foundFor: '', entries: [], next: null, total: 0 },
  ...{ state: 'loading', remembers: null },
};

const asked = createEvent<{ readonly listing: Listing; readonly after: string | null }>();

/** The loaded part of the book that is open. */
export const $listing = createStore<Listing>(nothing)
  .on(bookOpened, (_, book) => ({ ...nothing, book }))
  .on(bookSearched, (listing, query) => ({ ...listing, query: query.trim() }))
  .on(asked, (listing) => ({ ...listing, state: 'loading' }))
  .on(listFx.done, (listing, { params, result }) =>
    isMeant(listing, params) ? withPage(listing, result, params.after === null) : listing,
  )
  .on(listFx.fail, (listing, { params }) =>
    isMeant(listing, params) ? { ...listing, state: 'failed' } : listing,
  )
  .on(keepFx.doneData, (listing, kept) => ({
    ...listing,
    entries: listing.entries.map((each) => (each.id === kept.id ? kept : each)),
  }))
  .on(forgetFx.doneData, without)
  .on(remembersChosen, (listing, { remembers }) => ({ ...listing, remembers }))
  .on(rememberFx.fail, (listing, { params }) => ({ ...listing, remembers: !params.remembers }))
  .reset(bookClosed, happened('session.ended'));

// Where a new customer stands among the others, the server says.
sample({
  clock: keepFx.done,
  source: $listing,
  filter: ({ book }, { params }) => book !== null && params.id === null,
  fn: () => undefined,
  target: bookChanged,
});

const settled = debounce({ source: bookSearched, timeout: pause });
const begun = sample({ clock: [bookOpened, settled, bookChanged], source: $listing });
/** Loads again on request, or when the network is back. */
const retried = sample({
  clock: [retryAsked, networkReturned],
  source: $listing,
  filter: ({ book, state }) => book !== null && state === 'failed',
});
const continued = sample({
  clock: moreAsked,
  source: $listing,
  filter: (listing) => listing.next !== null && listing.state !== 'loading' && isFound(listing),
});
sample({ clock: begun, fn: (listing) => ({ listing, after: null }), target: asked });
sample({
  clock: retried,
  fn: (listing) => ({ listing, after: isFound(listing) ? listing.next : null }),
  target: asked,
});
sample({ clock: continued, fn: (listing) => ({ listing, after: listing.next }), target: asked });
sample({
  clock: asked.filterMap(({ listing: { book, query }, after }) =>
    book === null ? undefined : { ...book, query, after },
  ),
  target: listFx,
});

sample({ clock: remembersChosen, target: rememberFx });
sample({
  clock: rememberFx.fail,
  fn: () => ({
    ...{ key: 'addressbook.error.remembers', type: 'error' as const },
    duration: durations.order,
  }),
  target: noticeShown,
});

type Asked = Parameters<typeof listFx>[0];

/** Whether the entries belong to the present search. */
export function isFound({ query, foundFor }: Listing): boolean {
  return query === foundFor;
}

/** Whether an answer is for the present book and search. */
function isMeant({ book, query }: Listing, params: Asked): boolean {
  return (
    book?.vendorId === params.vendorId && book.keeper === params.keeper && query === params.query
  );
}

/** Adds a page without repeating entries: one that was renamed meanwhile may come again on a later page. */
function withPage(
  listing: Listing,
  { customers, next, total, remembers }: BookPage,
  first: boolean,
): Listing {
  const before = first ? [] : listing.entries;
  const known = new Set(before.map(({ id }) => id));
  const entries = [...before, ...customers.filter(({ id }) => !known.has(id))];
  const isOutlets = listing.book?.keeper === 'server';
  return {
    ...{ ...listing, entries, next, total, state: 'ready', foundFor: listing.query },
    remembers: isOutlets ? remembers : null,
  };
}

function without(listing: Listing, id: string): Listing {
  const entries = listing.entries.filter((each) => each.id !== id);
  const gone = listing.entries.length - entries.length;
  return { ...listing, entries, total: listing.total - gone };
}
