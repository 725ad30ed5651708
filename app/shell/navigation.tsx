import { useUnit } from 'effector-react';
import { Link, useLocation } from 'wouter';
import { $vendorId } from '#core';
import { useText } from '#i18n';
import { useComposition } from '../composition.ts';
import { pathOf, placeOf, type VendorPage } from './paths.ts';
import * as css from './shell.css.ts';

const links = [
  ['request-a-rider', 'nav.request'],
  ['order-tracking', 'nav.tracking'],
  ['history', 'nav.history'],
] as const satisfies readonly (readonly [VendorPage, string])[];

/** The places of a vendor's day, those of features last: tabs on a desktop, lines of the drawer on a phone. */
export function Navigation({ look, onGo }: { look: 'tabs' | 'lines'; onGo?: () => void }) {
  const t = useText();
  const [path] = useLocation();
  const vendorId = useUnit($vendorId);
  const current = placeOf(path)?.page;
  const features = useComposition()
    .pages.filter(({ unlisted }) => !unlisted)
    .map((page) => [page.path, page.labelKey] as const);
  return (
    <nav aria-label={t('nav.label')} className={css.navigation[look]}>
      {[...links, ...features].map(([page, key]) => (
        <Link
          key={page}
          href={pathOf({ page, vendorId })}
          className={css.navigationLink[look]}
          aria-current={page === current ? 'page' : undefined}
          {...(onGo && { onClick: onGo })}
        >
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
