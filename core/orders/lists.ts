import { createStore, merge, sample } from 'effector';
import type { Problem } from '#schemas';
import { happened } from '../kernel/log.ts';
import { guestOrdersFx } from './guest-orders.ts';
import { createListing } from './listing.ts';

/** Active orders, then those that finished today. */
export const listing = createListing(['active', 'past', 'ended']);
/** Pre-orders, a short list of its own that need not wait for the other. */
export const preorderListing = createListing(['preorder']);

type Listing = ReturnType<typeof createListing>;

const selected = happened('vendor.selected');
const sessionEnded = happened('session.ended');

/** Whether a page of live orders is on its way. */
export const $ordersLoading = listing.$loading;
/** Whether a page of orders for later is on its way. */
export const $preordersLoading = preorderListing.$loading;

/** A page of orders could not be loaded. */
export const ordersFailed = merge([
  listing.failed.map(({ problem }) => problem),
  guestOrdersFx.failData,
]);

/** Why the list could not be loaded; null otherwise. */
export const $ordersProblem = problemOf(listing);
/** The same of the list of pre-orders. */
export const $preordersProblem = problemOf(preorderListing);

/** Whether anything of the selected outlet's list has arrived; until then an empty tab means nothing. */
export const $ordersReady = readinessOf(listing, () => true);
/** The same of the pre-orders. */
export const $preordersReady = readinessOf(preorderListing, () => true);

/** Whether all of it has arrived; until then there may be more orders than are here. */
export const $ordersComplete = readinessOf(listing, ({ next }) => next === null);
/** The same of the pre-orders. */
export const $preordersComplete = readinessOf(preorderListing, ({ next }) => next === null);

function problemOf({ arrived, failed }: Listing) {
  const completed = sample({ clock: arrived, filter: ({ next }) => next === null });
  return createStore<Problem | null>(null)
    .on(failed, (_, { problem }) => problem)
    .on(guestOrdersFx.failData, (_, problem) => problem)
    .reset(completed, guestOrdersFx.done, selected, sessionEnded);
}

function readinessOf({ arrived }: Listing, isReady: (page: { next: object | null }) => boolean) {
  return createStore(false)
    .on(arrived, (ready, page) => ready || isReady(page))
    .on(guestOrdersFx.done, () => true)
    .reset(selected, sessionEnded);
}
