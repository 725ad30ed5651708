import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useComposition } from '#composition';
import {
  $includeOutlets,
  $isBack,
  $mode,
  $vendorId,
  $vendors,
  noticeShown,
  vendorChosen,
} from '#core';
import { pathOf } from '#routes';
import { isFollowed } from '#travel';
import { outletOfOrder, placeAmong, vendorSync } from './vendor-sync.ts';
import { isLedBack } from './way-back.ts';

/**
 * Keeps the vendor of the address and the chosen one together (specification 1, section 2). Whichever changed last
 * leads: an address that names one of the person's vendors, or an order of it, chooses it, and choosing another rewrites
 * the address, as do Back and Forward to a page of the vendor before. True for an address of somebody else's vendor, which has no page here.
 */
export function useVendorRoute(): boolean {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [chosen, vendors, included, mode, isBack] = useUnit([
    $vendorId,
    $vendors,
    $includeOutlets,
    $mode,
    $isBack,
  ]);
  const [choose, tell] = useUnit([vendorChosen, noticeShown]);
  const chosenBefore = useRef<string | null>(null);
  const pathBefore = useRef(path);
  const place = placeAmong(useComposition().pages, path);
  const mine = (vendors ?? []).map(({ vendor_id }) => vendor_id);
  const strict = mode === 'CLASSIC' && !isLedBack(search);

  useEffect(() => {
    if (vendors === null || chosen === null || place === null) return;
    const arriving = chosenBefore.current === null;
    const outlet = arriving && !included ? outletOfOrder(search, mine) : null;
    if (outlet !== null && outlet !== (place.vendorId ?? chosen)) {
      const query = search.replace(/^(?=[^?])/, '?');
      return navigate(pathOf({ page: place.page, vendorId: outlet }) + query, { replace: true });
    }
    // Back and Forward go through pages, never to another outlet.
    const travelled = pathBefore.current !== path && !isFollowed(path);
    const choiceLeads = !arriving && (travelled || chosenBefore.current !== chosen);
    chosenBefore.current = chosen;
    pathBefore.current = path;
    const sync = vendorSync({ path, search, chosen, mine, choiceLeads, strict });
    if (sync === null) return;
    if ('go' in sync) return navigate(sync.go, { replace: true });
    choose(sync.choose);
    const name = vendors.find(({ vendor_id }) => vendor_id === sync.choose)?.vendor_information
      .name;
    // Who comes for the first time has left no other outlet.
    if (arriving && isBack && name) tell({ key: 'branch.switched', values: { name } });
  });

  const named = place?.vendorId ?? null;
  return strict && named !== null && mine.length > 0 && !mine.includes(named);
}
