import { useUnit } from 'effector-react';
import { useLocation } from 'wouter';
import { useComposition } from '#composition';
import { $vendorId, type PluginPage } from '#core';
import { useText } from '#i18n';
import { pathOf, placeOf, type VendorPage } from '#routes';
import { $missing } from './missing-model.ts';

/** A place of a vendor's day, in the person's language, as navigation and commands name it. */
export type Place = {
  readonly page: string;
  readonly label: string;
  readonly href: string;
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
  const t = useText();
  const vendorId = useUnit($vendorId);
  const features = useComposition()
    .pages.filter(({ unlisted }) => !unlisted)
    .map(({ path, labelKey, aside }) => [path, labelKey, aside] as const);
  return [...own, ...features].map(([page, key, aside]) => ({
    ...{ page, aside, label: t(key) },
    href: pathOf({ page, vendorId }),
  }));
}

/** The page of the place where the person is; undefined elsewhere, also at an address like that of a place where there is none. */
export function useHere(): string | undefined {
  const [path] = useLocation();
  return useUnit($missing) ? undefined : placeOf(path)?.page;
}
