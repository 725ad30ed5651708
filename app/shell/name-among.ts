import { outletNameAmong } from '#core';
import type { Vendor } from '#schemas';

/** Its merchant's other outlets begin with the same words, or end with them. */
export function nameAmong(vendor: Vendor | null, vendors: readonly Vendor[]) {
  const merchantOf = ({ parent_vendor_id, vendor_id }: Vendor) => parent_vendor_id ?? vendor_id;
  const names = vendors
    .filter((each) => vendor && merchantOf(each) === merchantOf(vendor))
    .map(({ vendor_information: { name } }) => name);
  return outletNameAmong(vendor?.vendor_information.name ?? '', names);
}
