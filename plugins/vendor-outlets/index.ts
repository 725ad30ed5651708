import { definePlugin } from '#core';
import { lazyPart } from '#lazy';

const AddOutlet = lazyPart(
  () => import('./add-outlet.tsx'),
  ({ AddOutlet }) => AddOutlet,
);
const EditOutlet = lazyPart(
  () => import('./edit-outlet.tsx'),
  ({ EditOutlet }) => EditOutlet,
);

/** Merchants add collection points to their main account (specification 1, sections 2 and 6). */
export const addVendorOutlet = definePlugin({
  id: 'add-vendor-outlet',
  flag: 'add-vendor-outlet',
  available: ({ mode }) => mode !== 'GUEST',
  slots: { 'vendors.foot': AddOutlet },
});

/** Merchants change their collection points (specification 1, sections 2 and 6). */
export const editVendorOutlet = definePlugin({
  id: 'edit-vendor-outlet',
  flag: 'edit-vendor-outlet',
  available: ({ mode }) => mode !== 'GUEST',
  slots: { 'vendors.row': EditOutlet },
});
