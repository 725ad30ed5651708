import { definePlugin } from '#core';
import { lazyPart } from '#lazy';

const PickupEstimate = lazyPart(
  () => import('./pickup-estimate.tsx'),
  ({ PickupEstimate }) => PickupEstimate,
);

/** Says before the request when a rider will be there, and grows impatient with silence sooner (specification 2, section 4). */
export const dynamicTimeEstimation = definePlugin({
  id: 'dynamic-time-estimation',
  flag: 'dynamic-time-estimation',
  settings: () => ({ dynamicEstimates: true }),
  slots: { 'request.summary': PickupEstimate },
});
