import { useComposition } from '#composition';
import type { Origin } from '#core';
import { pickupEstimationOf, testFeeOf } from '#core/rules';
import { useConfig } from '#i18n';
import type { Vendor } from '#schemas';

/**
 * Where the rider collects. An outlet of which nobody has said that is asked; a main account has no door to collect at.
 */
export function useOrigin(vendor: Vendor | null): Origin | null {
  const { market, mode } = useComposition().context;
  const { deployment } = useConfig();
  if (vendor === null) return null;
  const { vendor_id, is_parent, vendor_information } = vendor;
  const { latitude, longitude } = vendor_information.location;
  // Guests try nothing out, whatever the placeholder is called that they order from.
  const testFee = mode === 'GUEST' ? undefined : (testFeeOf(deployment, vendor_id) ?? undefined);
  const { extent } = market;
  const pickupEstimation = pickupEstimationOf(vendor, deployment);
  const known = { vendor_id, testFee, extent, pickupEstimation, amounts: market };
  if (latitude !== null && longitude !== null) {
    return { ...known, position: { latitude, longitude } };
  }
  const answer = mode === 'GUEST' ? 'keep' : 'save';
  const missing = { answer, country: market.country } as const;
  return is_parent ? null : { ...known, position: market.centre, missing };
}
