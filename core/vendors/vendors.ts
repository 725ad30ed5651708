import type { Id, KeptOutlet, UnixTime, Vendor } from '#schemas';
import { defineProjection } from '../kernel/projection.ts';

/** The outlets of the signed-in person, and which one is used. */
export type Vendors = {
  /** Parents first, then by name; null until they have been loaded. */
  readonly list: readonly Vendor[] | null;
  readonly selected: Id | null;
  readonly include_outlets: boolean;
};

type Choice = { readonly vendor_id: Id | null; readonly include_outlets: boolean };

/** The outlets as a function of the log. */
export const vendorsProjection = defineProjection<Vendors>(() => none, {
  'vendors.loaded': (vendors, { payload }) => ({
    ...vendors,
    list: [...payload.vendors].sort(compareVendors),
  }),
  'vendor.selected': (vendors, { payload: { vendor_id, include_outlets } }) => ({
    ...vendors,
    selected: vendor_id,
    include_outlets,
  }),
});

/** The vendor whose failures are also shown raw (specification 1, section 8). */
export const rawErrorVendor = 'odwp';

/** The outlet that is used; null before it is known. */
export function selectedVendor({ list, selected }: Vendors): Vendor | null {
  return list?.find(({ vendor_id }) => vendor_id === selected) ?? null;
}

/** The outlet to use instead of one that is not the person's: the kept one if it is theirs, else their first, none if they have none left; null when no change is needed. */
export function replacement({ list, selected }: Vendors, kept: KeptOutlet | null): Choice | null {
  if (list?.some(({ vendor_id }) => vendor_id === selected)) return null;
  if (kept !== null && list?.some(({ vendor_id }) => vendor_id === kept.vendor_id)) return kept;
  const first = list?.find(({ is_parent, is_active }) => is_active && !is_parent) ?? list?.[0];
  const vendor_id = first?.vendor_id ?? null;
  return vendor_id === selected ? null : { vendor_id, include_outlets: false };
}

/** Seconds until the next new outlet should be available, with some leeway; null when none is awaited. */
export function secondsUntilNext({ list }: Vendors, now: UnixTime): number | null {
  const times = list?.flatMap(({ available_at = [] }) => available_at) ?? [];
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - now) + leeway;
}

/** Seconds that the server may take to make it available. */
const leeway = 5;

const none: Vendors = { list: null, selected: null, include_outlets: false };

/** Parents first, then by name: Tampines 2 stands before Tampines 10. */
function compareVendors(a: Vendor, b: Vendor): number {
  return (
    Number(b.is_parent) - Number(a.is_parent) ||
    a.vendor_information.name.localeCompare(b.vendor_information.name, undefined, {
      numeric: true,
    }) ||
    a.vendor_id.localeCompare(b.vendor_id)
  );
}
