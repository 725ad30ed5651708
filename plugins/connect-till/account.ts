import type { Id, Vendor } from '#schemas';

/**
 * Whose programs somebody connects who looks at an outlet: those of its parent where they reach that, else its own. The one place
 * that asks who may; whether they may in truth is the server's decision, and its refusal is shown.
 */
export function accountOf(vendors: readonly Vendor[], vendor: Vendor): Vendor {
  const parent = vendors.find(({ vendor_id }) => vendor_id === vendor.parent_vendor_id);
  return parent ?? vendor;
}

/** The outlets of that account, of which a key may be for some alone. */
export function outletsOf(vendors: readonly Vendor[], account: Id): readonly Vendor[] {
  return vendors.filter(({ parent_vendor_id }) => parent_vendor_id === account);
}
