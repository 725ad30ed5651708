import { useUnit } from 'effector-react';
import { useComposition } from '#composition';
import { $vendorId, type PluginPage } from '#core';
import { useText } from '#i18n';
import { pathOf, type VendorPage } from '#routes';

/** A place of a vendor's day, in the person's language, as navigation and commands name it. */
export type Place = {
  readonly page: string;
  readonly label: string;
  readonly href: string;
  /** Key of other words by which it is looked for. */
  readonly wordsKey: string;
  /** Its sign where it stands in a menu; it has no tab. */
  readonly aside: PluginPage['aside'];
};

/** The page on which a session begins. */
export const home = '/request-a-rider';

const own = [
  ['request-a-rider', 'nav.request'],
  ['order-tracking', 'nav.tracking'],
  ['history', 'nav.history'],
] as const satisfies readonly (readonly [VendorPage, string])[];

/** Where a person may go from everywhere, in the order of navigation; those of features last. */
export function usePlaces(): readonly Place[] {
  const pages = useComposition().pages.filter(({ unlisted }) => !unlisted);
  const place = usePlaceOf();
  const features = pages.map(({ path, labelKey, wordsKey, aside }) =>
    place([path, labelKey, wordsKey], aside),
  );
  return [...own.map(([page, key]) => place([page, key, `commands.words.${page}`])), ...features];
}

/** How a page is told as a place. */
export function usePlaceOf() {
  const t = useText();
  const vendorId = useUnit($vendorId);
  return (
    [page, key, wordsKey]: readonly [string, string, string],
    aside?: Place['aside'],
  ): Place => ({
    ...{ page, wordsKey, aside, label: t(key) },
    href: pathOf({ page, vendorId }),
  });
}
