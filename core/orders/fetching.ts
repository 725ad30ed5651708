import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { Id, UnixTime } from '#schemas';
import { $composed } from '../compose/index.ts';
import { isStale, staleAfter } from '../connection/connection.ts';
import { $connection, networkReturned } from '../connection/model.ts';
import { $now, clockTicked, secondsSince } from '../kernel/clock.ts';
import { appended, fact, happened } from '../kernel/log.ts';
import { connectFx, disconnectFx } from '../kernel/ports.ts';
import { $session } from '../session/model.ts';
import { $includeOutlets, $vendorId } from '../vendors/model.ts';
import { GUEST_LOOK, guestOrdersFx } from './guest-orders.ts';
import type { Wanted } from './listing.ts';
import { $ordersLoading, $preordersLoading, listing, preorderListing } from './lists.ts';
import { $dayStart } from './model.ts';

/** Seconds between two checks whether live updates have gone silent. */
const STALE_CHECK = 5;
/** Seconds before a list that could not be loaded is asked for again by itself. */
const RETRY_AFTER = 30;

/** The person wants the list again. */
export const ordersAsked = createEvent();

const selected = happened('vendor.selected');
const sessionEnded = happened('session.ended');

// When to fetch: another outlet, a gap too large to catch up, silence, some time after a failure, or on demand.
const failedAt = sample({ clock: [listing.failed, guestOrdersFx.fail], source: $now });
const $failedAt = createStore<UnixTime | null>(null)
  .on(failedAt, (_, now) => now)
  .on(listing.arrived, (failed, { next }) => (next === null ? null : failed))
  .reset(guestOrdersFx.done, selected, sessionEnded);
const scheduledFailedAt = sample({ clock: preorderListing.failed, source: $now });
const $scheduledFailedAt = createStore<UnixTime | null>(null)
  .on(scheduledFailedAt, (_, now) => now)
  .on(preorderListing.arrived, (failed, { next }) => (next === null ? null : failed))
  .reset(selected, sessionEnded);
/** When fetching pre-orders failed; null while they are fetched again, so that they are not fetched twice. */
const $scheduledOverdueFrom = combine($scheduledFailedAt, $preordersLoading, (failedAt, loading) =>
  loading ? null : failedAt,
);
const checked = createEvent<UnixTime>();
const $checkedAt = createStore<UnixTime>(0).on(checked, (_, now) => now);
sample({
  clock: clockTicked,
  source: { now: $now, checkedAt: $checkedAt },
  filter: ({ now, checkedAt }) => secondsSince(checkedAt, now) >= STALE_CHECK,
  fn: ({ now }) => now,
  target: checked,
});
const looked = sample({
  clock: checked,
  source: $connection,
  fn: ({ heardAt }, now) => ({ heardAt, now }),
});
const fellSilent = sample({
  clock: looked,
  source: {
    composed: $composed,
    failedAt: $failedAt,
    scheduledFailedAt: $scheduledOverdueFrom,
    busy: $ordersLoading,
    session: $session,
  },
  filter: ({ composed, failedAt, scheduledFailedAt, busy, session }, { heardAt, now }) => {
    if (busy) return false;
    const quick = composed.settings.dynamicEstimates;
    const patience = session?.guest ? GUEST_LOOK : staleAfter({ quick });
    const isSilent = failedAt === null && isStale(heardAt, now, patience);
    return isSilent || isOverdue(failedAt, now) || isOverdue(scheduledFailedAt, now);
  },
});
const returned = sample({
  clock: networkReturned,
  source: { failedAt: $failedAt, busy: $ordersLoading },
  filter: ({ failedAt, busy }) => failedAt !== null && !busy,
});
const wanted = sample({
  clock: [selected, happened('connection.reset'), fellSilent, returned, ordersAsked],
  source: { vendor_id: $vendorId, include_outlets: $includeOutlets, dayStart: $dayStart },
}).filterMap(({ vendor_id, ...rest }): Wanted | undefined =>
  vendor_id === null ? undefined : { vendor_id, ...rest },
);
const $isGuest = $session.map((session) => session?.guest === true);
sample({
  clock: wanted,
  filter: $isGuest.map((guest) => !guest),
  target: [listing.asked, preorderListing.asked],
});
sample({
  clock: wanted,
  filter: $isGuest,
  fn: ({ vendor_id }) => ({ vendor_id }),
  target: guestOrdersFx,
});

// What came: first the orders, then that the list is complete up to the change that its first page knew.
sample({
  clock: listing.arrived,
  source: $now,
  fn: (now, { wanted: { vendor_id }, data, seq, next }) => [
    ...data.map((order) => fact('order.updated', 'fetch', now, { order })),
    ...(next === null ? [fact('orders.fetched', 'fetch', now, { vendor_id, seq })] : []),
  ],
  target: appended,
});
sample({
  clock: preorderListing.arrived,
  source: $now,
  fn: (now, { data }) => data.map((order) => fact('order.updated', 'fetch', now, { order })),
  target: appended,
});
sample({
  clock: guestOrdersFx.done,
  source: $now,
  fn: (now, { params: { vendor_id }, result: orders }) => [
    ...orders.map((order) => fact('order.updated', 'fetch', now, { order })),
    fact('orders.fetched', 'fetch', now, { vendor_id, seq: 0 }),
  ],
  target: appended,
});
const unselected = selected.filter({ fn: ({ payload }) => payload.vendor_id === null });
// The live connection follows the selection, after the list, so that it can go on from there.
type Subscription = { vendor_id: Id; include_outlets: boolean };
const $subscribed = createStore<Subscription | null>(null)
  .on(connectFx, (_, { vendor_id, include_outlets }) => ({ vendor_id, include_outlets }))
  .reset(sessionEnded, unselected);
/** The connection begins after the first page, without waiting for the others. */
const listed = merge([
  listing.arrived.map(({ wanted, seq }) => ({ wanted, since: seq })),
  // Without a list, ask for all changes: asking only for new ones would leave a gap.
  listing.failed.map(({ wanted, seq }) => ({ wanted, since: seq ?? 0 })),
]);
sample({
  clock: listed,
  source: $subscribed,
  filter: (subscribed, { wanted }) => !isSame(subscribed, wanted),
  fn: (_, { wanted: { vendor_id, include_outlets }, since }) => ({
    ...{ vendor_id, include_outlets, since },
  }),
  target: connectFx,
});
sample({ clock: [sessionEnded, unselected], fn: () => undefined, target: disconnectFx });

function isOverdue(failedAt: UnixTime | null, now: UnixTime): boolean {
  return failedAt !== null && secondsSince(failedAt, now) >= RETRY_AFTER;
}

function isSame(
  a: Subscription | null,
  b: { vendor_id: Id | null; include_outlets: boolean },
): boolean {
  return a?.vendor_id === b.vendor_id && a.include_outlets === b.include_outlets;
}
