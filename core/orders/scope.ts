import type { Id, Vendor } from '#schemas';

/** Which outlets' orders are on screen: the selected one's, and with `include_outlets` those of its outlets. */
export type Scope = {
  readonly vendor_id: Id | null;
  readonly include_outlets: boolean;
  readonly parents: ReadonlyMap<Id, Id | null>;
};

/** The scope before an outlet is selected: all orders, so that a log without a selection still shows them. */
export const everything: Scope = { vendor_id: null, include_outlets: false, parents: new Map() };

/** The parent of each outlet, null for those that have none. */
export function parentsOf(vendors: readonly Vendor[]): Scope['parents'] {
  return new Map(vendors.map((vendor) => [vendor.vendor_id, vendor.parent_vendor_id]));
}

/** Whether an outlet's orders are in scope. */
export function inScope(scope: Scope, vendor_id: Id): boolean {
  if (scope.vendor_id === null || scope.vendor_id === vendor_id) return true;
  return scope.include_outlets && scope.parents.get(vendor_id) === scope.vendor_id;
}
