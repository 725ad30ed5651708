import type { Vendor } from '#schemas';

/** Whether the merchant may change an outlet: no main account, nor some kinds of id (specification 1, section 2). */
export function isEditableOutlet({ vendor_id, is_parent }: Vendor): boolean {
  return !is_parent && !/^[ab]-/.test(vendor_id);
}
