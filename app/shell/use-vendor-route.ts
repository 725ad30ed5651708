import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { $vendorId, $vendors, vendorChosen } from '#core';
import { pathOf, placeOf, queryKept } from './paths.ts';

/**
 * Keeps the vendor of the address and the chosen one together (specification 1, section 2). Whichever changed last
 * leads: an address that names one of the person's vendors chooses it, and choosing another rewrites the address.
 */
export function useVendorRoute(): void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [chosen, vendors, choose] = useUnit([$vendorId, $vendors, vendorChosen]);
  const chosenBefore = useRef<string | null>(null);

  useEffect(() => {
    const place = placeOf(path);
    if (place === null || vendors === null || chosen === null) return;
    const { page, vendorId: named } = place;
    const choiceLeads = chosenBefore.current !== null && chosenBefore.current !== chosen;
    chosenBefore.current = chosen;
    if (named === chosen) return;
    const mine = vendors.some(({ vendor_id }) => vendor_id === named);
    if (named !== null && mine && !choiceLeads) {
      choose(named);
      return;
    }
    const query = named === null ? withMark(search) : queryKept(page, search);
    navigate(pathOf({ page, vendorId: chosen }) + query, { replace: named === null || !mine });
  }, [path, search, vendors, chosen, choose, navigate]);
}

function withMark(search: string): string {
  return search === '' ? '' : `?${search}`;
}
