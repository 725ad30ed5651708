import { useUnit } from 'effector-react';
import { useComposition } from '#composition';
import { $vendorId, type PluginPage } from '#core';
import { useText } from '#i18n';
import { pathOf } from '#routes';
import { mayAt, type Vendor } from '#schemas';
import type { Place } from '../places.ts';

/** Pages that only the menu of the person leads to. */
export function useMenuPlaces(): readonly Place[] {
  const t = useText();
  const vendorId = useUnit($vendorId);
  const { pages, context } = useComposition();
  return pages
    .filter(({ unlisted, needs }) => unlisted && isOffered(needs, context.vendor))
    .map(({ path: page, labelKey, aside }) => ({
      ...{ page, aside, label: t(labelKey) },
      href: pathOf({ page, vendorId }),
    }));
}

/** Other words by which a page is looked for. */
export function useWordsOf(): (page: string) => string {
  const t = useText();
  const { pages } = useComposition();
  return (page) => t(pages.find(({ path }) => path === page)?.wordsKey ?? `commands.words.${page}`);
}

function isOffered(needs: PluginPage['needs'], vendor: Vendor | null): boolean {
  if (needs === undefined) return true;
  return vendor !== null && (needs === 'outlet' || mayAt(vendor, needs));
}
