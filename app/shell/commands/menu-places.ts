import { useComposition } from '#composition';
import type { PluginPage } from '#core';
import { mayAt, type Vendor } from '#schemas';
import { type Place, usePlaceOf } from '../places.ts';

/** Pages that only the menu of the person leads to. */
export function useMenuPlaces(): readonly Place[] {
  const { pages, context } = useComposition();
  const place = usePlaceOf();
  return pages
    .filter(({ unlisted, needs }) => unlisted && isOffered(needs, context.vendor))
    .map(({ path, labelKey, wordsKey }) => place([path, labelKey, wordsKey]));
}

function isOffered(needs: PluginPage['needs'], vendor: Vendor | null): boolean {
  if (needs === undefined) return true;
  return vendor !== null && (needs === 'outlet' || mayAt(vendor, needs));
}
