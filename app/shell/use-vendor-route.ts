import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { $vendorId, $vendors, vendorChosen } from '#core';
import { placeOf } from './paths.ts';
import { vendorSync } from './vendor-sync.ts';

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
    if (vendors === null || chosen === null || placeOf(path) === null) return;
    const choiceLeads = chosenBefore.current !== null && chosenBefore.current !== chosen;
    chosenBefore.current = chosen;
    const mine = vendors.map(({ vendor_id }) => vendor_id);
    const sync = vendorSync({ path, search, chosen, mine, choiceLeads });
    if (sync === null) return;
    if ('choose' in sync) choose(sync.choose);
    else navigate(sync.go, { replace: sync.replace });
  }, [path, search, vendors, chosen, choose, navigate]);
}
