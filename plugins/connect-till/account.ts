import type { Id, Vendor } from '#schemas';

/**
 * The account whose programs are connected at an outlet: its parent if the person has access to it, else the outlet. The server
 * decides whether they may, and its refusal is shown.
 */
export function accountOf(vendors: readonly Vendor[], vendor: Vendor): Vendor {
  const parent = vendors.find(({ vendor_id }) => vendor_id === vendor.parent_vendor_id);
  return parent ?? vendor;
}

/** The outlets of an account, to which a key may be limited. */
export function outletsOf(vendors: readonly Vendor[], account: Id): readonly Vendor[] {
  return vendors.filter(({ parent_vendor_id }) => parent_vendor_id === account);
}
