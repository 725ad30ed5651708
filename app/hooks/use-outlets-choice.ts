import { useUnit } from 'effector-react';
import { $allOutletsAllowed, $vendor } from '#core';

/** Whether the orders of all outlets can be looked at together: only for a parent, and where the market lets it see them. */
export function useOutletsChoice(): boolean {
  const [vendor, allowed] = useUnit([$vendor, $allOutletsAllowed]);
  return allowed && vendor?.is_parent === true;
}
