import { definePlugin } from '#core';
import { lazyPart } from '#lazy';

const AreasOnMap = lazyPart(
  () => import('./areas-on-map.tsx'),
  ({ AreasOnMap }) => AreasOnMap,
);

/** Draws an outlet's delivery areas on the map. */
export const deliveryAreas = definePlugin({
  id: 'delivery-areas',
  flag: 'draw-delivery-areas',
  available: ({ vendor }) => vendor !== null,
  slots: { 'request.map': AreasOnMap },
});
