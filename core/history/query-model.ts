import { combine, createEvent, createStore } from 'effector';
import { allowedSearch, type PastSearch } from '#core/rules';
import { $range, $statusFilter } from '../filters/model.ts';
import { happened } from '../log.ts';
import { $includeOutlets, $vendorId, $vendors } from '../vendors/model.ts';
import { type HistoryQuery, queryOf } from './query.ts';

type Searched = { readonly typed: string; readonly search: PastSearch };

/** A search of the history was sent, with what its text was read as. */
export const historySearched = createEvent<Searched>();

const nothing: Searched = { typed: '', search: { kind: 'none' } };
const $searched = createStore(nothing)
  .on(historySearched, (_, searched) => searched)
  .reset(happened('session.ended'));

/** The text that was searched for last. */
export const $historySearched = $searched.map(({ typed }) => typed);

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

/** What is searched for among the outlets looked at, or why nothing is. */
export const $historySearch = combine(
  $searched,
  $historyVendorIds,
  $includeOutlets,
  ({ search }, vendor_ids, include_outlets) =>
    allowedSearch(search, { vendor_ids, include_outlets }),
);

/** Which past orders are looked at; null without an outlet. */
export const $historyQuery = combine(
  {
    vendor_id: $vendorId,
    include_outlets: $includeOutlets,
    range: $range,
    status: $statusFilter,
    search: $historySearch,
  },
  ({ vendor_id, ...choices }): HistoryQuery | null =>
    vendor_id === null ? null : queryOf(vendor_id, choices),
);
