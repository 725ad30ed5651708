import type { Deployment, Vendor } from '#schemas';

/** Minutes that the details step of a request passes as the pickup estimation (specification 2, section 9). */
export const detailsPickupEstimation = 15;

/** Minutes to the pickup of an order that did not pass that step: the outlet's own, else the country's minimum. */
export function pickupEstimationOf(
  { login_pickup_estimation }: Pick<Vendor, 'login_pickup_estimation'>,
  { minimumCountryEta }: Pick<Deployment, 'minimumCountryEta'>,
): number {
  return login_pickup_estimation ?? minimumCountryEta;
}
