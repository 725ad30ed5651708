import { useUnit } from 'effector-react';
import { $vendorId } from '#core';
import { useText } from '#i18n';
import { useComposition } from '../composition.ts';
import { pathOf, type VendorPage } from './paths.ts';

/** A place of a vendor's day, in the person's language, as navigation and commands name it. */
export type Place = {
  readonly page: string;
  readonly label: string;
  readonly href: string;
  /** It has no tab. */
  readonly aside: boolean;
};

const own = [
  ['request-a-rider', 'nav.request'],
  ['order-tracking', 'nav.tracking'],
  ['history', 'nav.history'],
] as const satisfies readonly (readonly [VendorPage, string])[];
const tabs = own.map(([page, labelKey]) => ({ page, labelKey, aside: false }));

/** Where a person may go from everywhere, in the order of navigation; those of features last. */
export function usePlaces(): readonly Place[] {
  const t = useText();
  const vendorId = useUnit($vendorId);
  const features = useComposition()
    .pages.filter(({ unlisted }) => !unlisted)
    .map(({ path: page, labelKey, aside = false }) => ({ page, labelKey, aside }));
  return [...tabs, ...features].map(({ page, labelKey, aside }) => ({
    ...{ page, aside, label: t(labelKey) },
    href: pathOf({ page, vendorId }),
  }));
}
