import { attach, combine, createEvent, sample } from 'effector';
import { endpoints, type Id } from '#schemas';
import { $now } from '../clock.ts';
import { appended, fact, happened } from '../log.ts';
import { endpointFx, waitFx } from '../ports.ts';
import { projected } from '../projection.ts';
import { replacement, secondsUntilNext, selectedVendor, vendorsProjection } from './vendors.ts';

/** The person, or the address of the page, named an outlet. */
export const vendorChosen = createEvent<Id>();
/** Whether a parent's outlets are looked at together with it. */
export const outletsIncluded = createEvent<boolean>();
export const vendorsAsked = createEvent();

const listVendorsFx = endpointFx(endpoints.listVendors);

export const $vendorState = projected(vendorsProjection);
/** Null until they have been loaded; then parents first. */
export const $vendors = $vendorState.map(({ list }) => list);
export const $vendorId = $vendorState.map(({ selected }) => selected);
export const $vendor = $vendorState.map(selectedVendor);
/** The toggle counts only for a parent. */
export const $includeOutlets = $vendorState.map(
  (state) => state.include_outlets && selectedVendor(state)?.is_parent === true,
);
export const $vendorsLoading = listVendorsFx.pending;
export const vendorsFailed = listVendorsFx.failData;

sample({
  clock: [happened('session.started'), vendorsAsked],
  fn: () => ({}),
  target: listVendorsFx,
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
const replaced = sample({
  clock: happened('vendors.loaded'),
  source: $vendorState,
  filter: (state) => replacement(state) !== null,
  fn: (state) => ({ vendor_id: replacement(state), include_outlets: false }),
});
sample({
  clock: [chosen, toggled, replaced],
  source: $now,
  fn: (now, selection) => [fact('vendor.selected', 'user', now, selection)],
  target: appended,
});

// An outlet that was added is not available at once: the list is asked for again when it should be.
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
