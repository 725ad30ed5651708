import { attach, combine, createEvent, createStore, sample } from 'effector';
import { endpoints, type Id, type KeptOutlet, type Problem, type Vendor } from '#schemas';
import { networkReturned } from '../connection/model.ts';
import { $now, clockTicked, secondsSince } from '../kernel/clock.ts';
import { latestOf } from '../kernel/latest.ts';
import { appended, fact, happened } from '../kernel/log.ts';
import { endpointFx, loadOutletFx, saveOutletFx, waitFx } from '../kernel/ports.ts';
import { projected } from '../kernel/projection.ts';
import { $session, sessionDoubted } from '../session/model.ts';
import {
  rawErrorVendor,
  replacement,
  secondsUntilNext,
  selectedVendor,
  vendorsProjection,
} from './vendors.ts';

/** The person, or the address of the page, named an outlet. */
export const vendorChosen = createEvent<Id>();
/** The person chose whether a parent's outlets are shown together with it. */
export const outletsIncluded = createEvent<boolean>();
/** Asks for the outlets of this person, perhaps again. */
export const vendorsAsked = createEvent();

const listVendorsFx = endpointFx(endpoints.listVendors);
const askFx = attach({ effect: listVendorsFx });
/** Repeats the call by itself after a failure; further failures are not told. */
const askAgainFx = attach({ effect: listVendorsFx });
/** Seconds before the outlets are asked for again by themselves. */
const RETRY_AFTER = 5;
const getVendorFx = endpointFx(endpoints.getVendor);

/** The outlets and which one is used, from the log. */
export const $vendorState = projected(vendorsProjection);
/** Null until they have been loaded; then parents first. */
export const $vendors = $vendorState.map(({ list }) => list);
/** The id of the outlet that is used; null before one is. */
export const $vendorId = $vendorState.map(({ selected }) => selected);
/** The outlet that is used; null before it is known. */
export const $vendor = $vendorState.map(selectedVendor);
/** Whether the outlets of the used parent are included; false for any other outlet. */
export const $includeOutlets = $vendorState.map(
  (state) => state.include_outlets && selectedVendor(state)?.is_parent === true,
);
/** Whether the outlets are on their way. */
export const $vendorsLoading = listVendorsFx.pending;
/** The outlets could not be loaded; says why. */
export const vendorsFailed = askFx.failData;
/** Why they could not be loaded; stays while they are asked for again. */
export const $vendorsFailed = createStore<Problem | null>(null)
  .on(listVendorsFx.failData, (_, problem) => problem)
  .reset(listVendorsFx.done, happened('session.ended'));
/** The server refused to show an outlet of the list. Being offline has its own banner. */
export const vendorFailed = getVendorFx.failData.filter({ fn: ({ tag }) => tag === 'refused' });
/** The raw problem, shown for the support's own vendor. */
export const rawFailure = sample({
  clock: [vendorsFailed, vendorFailed],
  source: $vendorId,
  filter: (id) => id === rawErrorVendor,
  fn: (_, problem) => problem,
});

sample({
  clock: [happened('session.started'), vendorsAsked],
  fn: () => ({}),
  target: askFx,
});
// What fails after a sign-out is nobody's to ask for again.
const missed = latestOf(listVendorsFx, happened('session.ended')).fail;
const $failedAt = createStore<number | null>(null)
  .on(sample({ clock: missed, source: $now }), (_, now) => now)
  .reset(listVendorsFx.done, happened('session.ended'));
sample({
  clock: [networkReturned.map(() => 0), clockTicked.map(() => RETRY_AFTER)],
  source: { failedAt: $failedAt, now: $now, busy: listVendorsFx.pending },
  filter: ({ failedAt, now, busy }, rest) =>
    failedAt !== null && !busy && secondsSince(failedAt, now) >= rest,
  fn: () => ({}),
  target: askAgainFx,
});
// Somebody who was refused by the live connection may have lost access to outlets.
sample({
  clock: sessionDoubted,
  filter: $session.map((session) => session !== null),
  fn: () => ({}),
  target: askAgainFx,
});
sample({
  clock: listVendorsFx.doneData,
  source: $now,
  fn: (now, { vendors }) => [fact('vendors.loaded', 'fetch', now, { vendors })],
  target: appended,
});

const chosen = sample({
  clock: vendorChosen,
  source: $vendorState,
  filter: ({ selected }, vendor_id) => selected !== vendor_id,
  fn: ({ include_outlets }, vendor_id) => ({ vendor_id, include_outlets }),
});
const toggled = sample({
  clock: outletsIncluded,
  source: $vendorState,
  filter: (state, include_outlets) => state.include_outlets !== include_outlets,
  fn: ({ selected: vendor_id }, include_outlets) => ({ vendor_id, include_outlets }),
});
// The last choice is kept for each person, and loaded before the list arrives.
const $kept = createStore<KeptOutlet | null>(null)
  .on(loadOutletFx.doneData, (_, kept) => kept)
  .reset(happened('session.ended'));
/** Whether this person has worked for an outlet here before. */
export const $isBack = $kept.map((kept) => kept !== null);
sample({
  clock: happened('session.started'),
  fn: ({ payload: { user } }) => ({ user_id: user.id }),
  target: loadOutletFx,
});
sample({
  clock: sample({
    clock: [chosen, toggled],
    source: $session,
    fn: (session, { vendor_id, include_outlets }) =>
      session === null || session.guest || vendor_id === null
        ? null
        : { user_id: session.user.id, vendor_id, include_outlets },
  }).filterMap((kept) => kept ?? undefined),
  target: saveOutletFx,
});
const replaced = sample({
  clock: happened('vendors.loaded'),
  source: { state: $vendorState, kept: $kept },
  fn: ({ state, kept }) => replacement(state, kept),
}).filterMap((choice) => choice ?? undefined);
sample({
  clock: [chosen, toggled, replaced],
  source: $now,
  fn: (now, selection) => [fact('vendor.selected', 'user', now, selection)],
  target: appended,
});

// A new outlet is not available at once: the list is fetched again when it should be.
const waitForNextFx = attach({ effect: waitFx, mapParams: (seconds: number) => ({ seconds }) });
const $untilNext = combine($vendorState, $now, secondsUntilNext);
sample({
  clock: sample({
    clock: happened('vendors.loaded'),
    source: { seconds: $untilNext, waiting: waitForNextFx.pending },
  }).filterMap(({ seconds, waiting }) => (waiting ? undefined : (seconds ?? undefined))),
  target: waitForNextFx,
});
sample({
  clock: waitForNextFx.done,
  source: $untilNext,
  filter: (seconds) => seconds !== null,
  fn: () => undefined,
  target: vendorsAsked,
});

// The chosen outlet is fetched again, since it may have closed since the list arrived.
sample({
  clock: chosen,
  source: $vendors,
  filter: (vendors, { vendor_id }) =>
    vendors?.some((each) => each.vendor_id === vendor_id) === true,
  fn: (_, { vendor_id: vendorId }) => ({ params: { vendorId } }),
  target: getVendorFx,
});
sample({
  clock: sample({
    clock: getVendorFx.doneData,
    source: { list: $vendors, now: $now },
    fn: renewVendor,
  }).filterMap((facts) => facts ?? undefined),
  target: appended,
});

/** The list with a newer record of one outlet; null when nothing changed. */
function renewVendor(
  { list, now }: { list: readonly Vendor[] | null; now: number },
  vendor: Vendor,
) {
  const known = list?.find(({ vendor_id }) => vendor_id === vendor.vendor_id);
  if (!list || !known || JSON.stringify(known) === JSON.stringify(vendor)) return null;
  const vendors = list.map((each) => (each === known ? vendor : each));
  return [fact('vendors.loaded', 'fetch', now, { vendors })];
}
