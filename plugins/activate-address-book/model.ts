import { createEvent, createStore, sample } from 'effector';
import { debounce, or } from 'patronum';
import { $config, durations, happened, noticeShown, refusalOf, requestClosed } from '#core';
import { savedCustomerViolations, type Violation } from '#core/rules';
import type { AddressBookEntry } from '#schemas';
import { type Book, forgetFx, type Keep, keepFx, searchFx } from './keeper.ts';
import { type Moved, placeFx } from './place.ts';

/** Milliseconds to wait after the last key stroke, and characters that a search must have (specification 2, section 5). */
const pause = 500;
const fewest = 2;
/** Characters that the call accepts; a chosen address may be longer and is cut. */
const most = 300;
const askedOf = (query: string) => query.trim().slice(0, most);

export const queryTyped = createEvent<Book & { readonly query: string }>();
export const searchDropped = createEvent();
/** Keeps a new customer, or the edited entry `id`; `moved` where its street was changed. */
export const customerKept = createEvent<Keep & { readonly moved?: Moved }>();
/** The person opened an entry; clears the previous refusal. */
export const editBegun = createEvent();
export const entryForgotten = createEvent<Book & { id: string }>();

/** An entry without coordinates was chosen, which cannot be a destination. */
export const placelessChosen = createEvent();

const $query = createStore('')
  .on(queryTyped, (_, { query }) => query)
  .reset(searchDropped, requestClosed);
export const $found = createStore<readonly AddressBookEntry[]>([]).reset(
  searchDropped,
  requestClosed,
);
/** The last answer was empty, and nothing has been typed since. */
export const $nothingFound = createStore(false).reset(queryTyped, searchDropped, requestClosed);
/** Whether the answer for the present text is pending; shown entries belong to an earlier one. */
export const $searching = createStore(false)
  .on(queryTyped, (_, { query }) => isEnough(query))
  .reset(searchDropped, requestClosed);
export const $keeping = or(placeFx.pending, keepFx.pending);

type Refused = { what: string; where: string | null; values?: Violation['values'] };

/** Why the last customer was not kept: texts, each with the field it stands at. */
export const $refusals = createStore<readonly Refused[]>([])
  .reset(customerKept, editBegun, requestClosed, searchDropped)
  .on([placeFx.failData, keepFx.failData], (_, failure) => [
    refusalOf(failure, 'addressbook.error.save'),
  ])
  .on(placeFx.doneData.filter({ fn: ({ outcome }) => outcome === 'unclear' }), () => [
    { what: 'addressbook.choose', where: 'street_address' },
  ]);
/** The first of them. */
export const $refusal = $refusals.map(([first = null]) => first);

/** The person wants to add a customer by hand. */
export const addAsked = createEvent();
export const addClosed = createEvent();
export const $adding = createStore(false)
  .on(addAsked, () => true)
  .reset(addClosed, happened('session.ended'));
sample({ clock: addAsked, target: editBegun });
/** The entry that was kept last. */
export const $lastKept = createStore<AddressBookEntry | null>(null)
  .on(keepFx.doneData, (_, kept) => kept)
  .reset(happened('session.ended'));

sample({
  clock: debounce({ source: queryTyped, timeout: pause }),
  source: $query,
  filter: (current, { query }) => current === query && isEnough(query),
  fn: (_, { query, ...book }) => ({ ...book, query: askedOf(query) }),
  target: searchFx,
});
// Drop answers for an earlier text.
const answered = sample({
  clock: searchFx.done,
  source: $query,
  filter: (query, { params }) => askedOf(query) === params.query,
  fn: (_, { result }) => result,
});
const failed = sample({
  clock: searchFx.fail,
  source: $query,
  filter: (query, { params }) => askedOf(query) === params.query,
});
sample({ clock: [answered, failed], fn: () => false, target: $searching });
sample({ clock: answered, target: $found });
sample({ clock: answered, fn: (found) => found.length === 0, target: $nothingFound });
sample({
  clock: queryTyped,
  filter: ({ query }) => !isEnough(query),
  fn: () => [],
  target: $found,
});

const judged = sample({
  clock: customerKept,
  source: $config,
  fn: (config, { moved = null, ...keep }) => {
    const plan = config?.phonePlan ?? null;
    // The place of a street that was changed is looked up after what the person can mend.
    const customer = moved ? { ...keep.customer, latitude: 0, longitude: 0 } : keep.customer;
    return { moved, keep, violations: savedCustomerViolations(customer, plan) };
  },
});
const sound = judged.filter({ fn: ({ violations }) => violations.length === 0 });
sample({
  clock: sound.filterMap(({ moved, keep }) => (moved ? { moved, keep } : undefined)),
  target: placeFx,
});
sample({
  clock: sound.filter({ fn: ({ moved }) => moved === null }),
  fn: ({ keep }) => keep,
  target: keepFx,
});
// A new customer at an address that nobody knows has no place that could stay.
const placed = placeFx.doneData
  .filter({ fn: ({ outcome }) => outcome !== 'unclear' })
  .map(({ keep }) => ({ keep, violations: savedCustomerViolations(keep.customer, null) }));
sample({
  clock: placed,
  filter: ({ violations }) => violations.length === 0,
  fn: ({ keep }) => keep,
  target: keepFx,
});
sample({
  clock: [judged, placed],
  filter: ({ violations }) => violations.length > 0,
  fn: ({ violations }) =>
    violations.map(({ key, field, values }) => ({
      ...{ what: key, where: field },
      ...(values && { values }),
    })),
  target: $refusals,
});
sample({ clock: entryForgotten, target: forgetFx });
sample({
  clock: keepFx.doneData,
  source: $found,
  fn: (found, kept) => found.map((each) => (each.id === kept.id ? kept : each)),
  target: $found,
});
sample({
  clock: forgetFx.doneData,
  source: $found,
  fn: (found, id) => found.filter((each) => each.id !== id),
  target: $found,
});

sample({
  clock: keepFx.done,
  fn: () => ({ key: 'addressbook.saved', type: 'success' as const, duration: durations.order }),
  target: noticeShown,
});
sample({
  clock: forgetFx.done,
  fn: () => ({ key: 'addressbook.forgotten', type: 'success' as const, duration: durations.order }),
  target: noticeShown,
});
sample({
  clock: [searchFx.fail.map(() => 'search'), forgetFx.fail.map(() => 'forget')],
  fn: (what) => ({
    ...{ key: failures[what as keyof typeof failures], type: 'error' as const },
    duration: durations.order,
  }),
  target: noticeShown,
});

// Nobody chose the place, so it is said which one it is.
sample({
  clock: placeFx.doneData,
  filter: ({ outcome }) => outcome === 'found',
  fn: ({ keep }) => ({
    ...{ key: 'request.destination.found', duration: durations.order },
    values: { address: keep.customer.address_text },
  }),
  target: noticeShown,
});
// The pin cannot be moved in the book, so the person is told to look at it.
sample({
  clock: placeFx.doneData,
  filter: ({ outcome, keep }) => outcome === 'nowhere' && keep.id !== null,
  fn: () => ({
    ...{ key: 'addressbook.pin-stays', type: 'warning' as const },
    duration: durations.order,
  }),
  target: noticeShown,
});
sample({
  clock: placelessChosen,
  fn: () => ({
    ...{ key: 'address.error.no-coordinates', type: 'warning' as const },
    duration: durations.order,
  }),
  target: noticeShown,
});

const failures = {
  search: 'addressbook.error.search',
  forget: 'addressbook.error.forget',
} as const;

function isEnough(query: string): boolean {
  return Array.from(query.trim()).length >= fewest;
}
