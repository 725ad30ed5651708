import { useUnit } from 'effector-react';
import { $vendor } from '#core';
import { useConfig } from '#i18n';
import type { Position } from '#schemas';

/** Where addresses are likely to be: at the outlet, or in the middle of the market while it has no position. */
export function useOutletPosition(): Position {
  const vendor = useUnit($vendor);
  const { market } = useConfig();
  const { latitude = null, longitude = null } = vendor?.vendor_information.location ?? {};
  return latitude === null || longitude === null ? market.centre : { latitude, longitude };
}
