import { definePlugin } from '#core';
import { lazyPart } from '#lazy';

const AreasOnMap = lazyPart(
  () => import('./areas-on-map.tsx'),
  ({ AreasOnMap }) => AreasOnMap,
);

/** Draws where an outlet delivers, so that nobody types an address for nothing. */
export const deliveryAreas = definePlugin({
  id: 'delivery-areas',
  flag: 'draw-delivery-areas',
  available: ({ vendor }) => vendor !== null,
  slots: { 'request.map': AreasOnMap },
});
