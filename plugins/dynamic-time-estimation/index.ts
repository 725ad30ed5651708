import { definePlugin } from '#core';
import { lazyPart } from '#lazy';

const PickupEstimate = lazyPart(
  () => import('./estimates.tsx'),
  ({ PickupEstimate }) => PickupEstimate,
);

const EstimatedTimes = lazyPart(
  () => import('./estimates.tsx'),
  ({ EstimatedTimes }) => EstimatedTimes,
);

/** Shows estimated times before the request, and counts the connection as stale sooner (specification 2, section 4). */
export const dynamicTimeEstimation = definePlugin({
  id: 'dynamic-time-estimation',
  flag: 'dynamic-time-estimation',
  settings: () => ({ dynamicEstimates: true }),
  slots: { 'request.summary': PickupEstimate, 'request.foot': EstimatedTimes },
});
