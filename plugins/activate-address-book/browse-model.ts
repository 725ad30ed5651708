import { attach, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { durations, endpointFx, happened, networkReturned, noticeShown } from '#core';
import { type AddressBookEntry, endpoints, type Id } from '#schemas';
import { type Book, type BookPage, forgetFx, keepFx, listFx } from './keeper.ts';

/** Milliseconds after the last key stroke. */
const pause = 250;

export const bookOpened = createEvent<Book>();
export const bookClosed = createEvent();
export const bookSearched = createEvent<string>();
export const moreAsked = createEvent();
/** What could not be loaded is wanted again. */
export const retryAsked = createEvent();
/** The book is another one than was read: it is read again from its beginning. */
export const bookChanged = createEvent();
/** Whether who an outlet delivers to is put into its book by itself. */
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
  /** What is looked for. */
  readonly query: string;
  /** What the entries were found for: they stay until there are others. */
  readonly foundFor: string;
  readonly entries: readonly AddressBookEntry[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Null until it is known, and of a book in which nobody is remembered. */
  readonly remembers: boolean | null;
};
const nothing: Listing = {
  ...{ book: null, query: '', foundFor: '', entries: [], next: null, total: 0 },
  ...{ state: 'loading', remembers: null },
};

const asked = createEvent<{ readonly listing: Listing; readonly after: string | null }>();

/** As much of a book as has been looked at. */
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

const settled = debounce({ source: bookSearched, timeout: pause });
const begun = sample({ clock: [bookOpened, settled, bookChanged], source: $listing });
/** Asked for by the person, or by a network that is there again. */
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

/** Whether the entries are those that are looked for. */
export function isFound({ query, foundFor }: Listing): boolean {
  return query === foundFor;
}

/** An answer to what is no longer looked for comes too late. */
function isMeant({ book, query }: Listing, params: Asked): boolean {
  return (
    book?.vendorId === params.vendorId && book.keeper === params.keeper && query === params.query
  );
}

/** Nobody twice: who was renamed meanwhile may come again on a later page. */
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
