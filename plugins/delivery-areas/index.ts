import { definePlugin } from '#core';
import { AreasOnMap } from './areas-on-map.tsx';

/** Draws where an outlet delivers, so that nobody types an address for nothing. */
export const deliveryAreas = definePlugin({
  id: 'delivery-areas',
  flag: 'draw-delivery-areas',
  available: ({ vendor }) => vendor !== null,
  slots: { 'request.map': AreasOnMap },
});
