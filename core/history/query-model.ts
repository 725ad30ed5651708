import { combine, createEvent, createStore } from 'effector';
import { allowedSearch, type PastSearch } from '#core/rules';
import type { Id } from '#schemas';
import { $range, $statusFilter } from '../filters/model.ts';
import { happened } from '../kernel/log.ts';
import { $includeOutlets, $vendorId, $vendors } from '../vendors/model.ts';
import { type HistoryQuery, queryOf } from './query.ts';

/** One of the included outlets was chosen, or all of them (null). */
export const outletChosen = createEvent<Id | null>();

type Searched = { readonly typed: string; readonly search: PastSearch };

/** A search of the history was sent: its text, and how that was read. */
export const historySearched = createEvent<Searched>();

const nothing: Searched = { typed: '', search: { kind: 'none' } };
const $searched = createStore(nothing)
  .on(historySearched, (_, searched) => searched)
  .reset(happened('session.ended'));

/** The text that was searched for last. */
export const $historySearched = $searched.map(({ typed }) => typed);

const $chosenOutlet = createStore<Id | null>(null)
  .on(outletChosen, (_, outlet) => outlet)
  .reset(happened('session.ended'), happened('vendor.selected'));

/** The outlets whose orders the history shows. */
export const $historyVendorIds = combine(
  $vendorId,
  $vendors,
  $includeOutlets,
  (selected, vendors, included) =>
    (vendors ?? [])
      .filter(
        ({ vendor_id, parent_vendor_id }) =>
          vendor_id === selected || (included && parent_vendor_id === selected),
      )
      .map(({ vendor_id }) => vendor_id),
);

/** The chosen one of these outlets; null for all. */
export const $historyOutlet = combine($chosenOutlet, $historyVendorIds, (outlet, known) =>
  outlet !== null && known.includes(outlet) ? outlet : null,
);

/** What is searched for among the outlets looked at, or why nothing is. */
export const $historySearch = combine(
  $searched,
  $historyVendorIds,
  $includeOutlets,
  ({ search }, vendor_ids, include_outlets) =>
    allowedSearch(search, { vendor_ids, include_outlets }),
);

/** Which past orders are looked at; null without an outlet, and for a search that is refused. */
export const $historyQuery = combine(
  {
    vendor_id: $vendorId,
    outlet: $historyOutlet,
    include_outlets: $includeOutlets,
    range: $range,
    status: $statusFilter,
    search: $historySearch,
  },
  ({ vendor_id, outlet, ...choices }): HistoryQuery | null => {
    if (vendor_id === null || choices.search.kind === 'refused') return null;
    return outlet === null
      ? queryOf(vendor_id, choices)
      : queryOf(outlet, { ...choices, include_outlets: false });
  },
);
