import type { Vendor } from '#schemas';

/** Main accounts and outlets of some kinds of id are not the merchant's to change (specification 1, section 2). */
export function isEditableOutlet({ vendor_id, is_parent }: Vendor): boolean {
  return !is_parent && !/^[ab]-/.test(vendor_id);
}
