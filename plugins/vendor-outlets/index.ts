import { definePlugin } from '#core';
import { AddOutlet } from './add-outlet.tsx';
import { EditOutlet } from './edit-outlet.tsx';

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
