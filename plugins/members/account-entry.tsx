import { useUnit } from 'effector-react';
import { Link } from 'wouter';
import { $vendor } from '#core';
import { useText } from '#i18n';
import { pathOf } from '#routes';
import { mayAt } from '#schemas';
import { MenuLink } from '#ui';
import { accountRoute, peopleRoute } from './route.ts';

/** The ways to one's own account and, for who may say who belongs to the outlet, to its people. */
export function AccountEntry() {
  const t = useText();
  const vendor = useUnit($vendor);
  const vendorId = vendor?.vendor_id ?? null;
  return (
    <>
      <Link href={pathOf({ page: accountRoute.path, vendorId })} asChild>
        <MenuLink icon="user">{t('profile.title')}</MenuLink>
      </Link>
      {vendor && mayAt(vendor, 'members') && (
        <Link href={pathOf({ page: peopleRoute.path, vendorId })} asChild>
          <MenuLink icon="store">{t('people.title')}</MenuLink>
        </Link>
      )}
    </>
  );
}
