import { combine, createEvent, createStore } from 'effector';
import { $config } from '../config.ts';
import { $range, $statusFilter } from '../filters/model.ts';
import { happened } from '../log.ts';
import { $includeOutlets, $vendorId, $vendors } from '../vendors/model.ts';
import { type HistoryQuery, isSameQuery, queryOf } from './query.ts';
import { type HistorySearch, searchFor } from './search.ts';

/** The search of the history was sent; blank text ends it. */
export const historySearched = createEvent<string>();

/** The text that was searched for last. */
export const $historySearched = createStore('')
  .on(historySearched, (_, typed) => typed)
  .reset(happened('session.ended'));

const $searchable = combine($vendorId, $vendors, $includeOutlets, (vendor_id, vendors, included) =>
  (vendors ?? [])
    .filter(
      (vendor) =>
        vendor.vendor_id === vendor_id || (included && vendor.parent_vendor_id === vendor_id),
    )
    .map((vendor) => vendor.vendor_id),
);

/** What the text that was searched for means to the outlets looked at. */
export const $historySearch = combine(
  {
    typed: $historySearched,
    vendor_ids: $searchable,
    include_outlets: $includeOutlets,
    config: $config,
  },
  ({ typed, config, ...scope }): HistorySearch =>
    searchFor(typed, { ...scope, phonePlan: config?.phonePlan ?? null }),
);

const $wanted = combine(
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

/** Which past orders are looked at; null without an outlet. */
export const $historyQuery = createStore<HistoryQuery | null>(null, {
  updateFilter: (next, before) => !isSameQuery(next, before),
}).on($wanted, (_, query) => query);
