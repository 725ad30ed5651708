import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { $vendor } from '#core';
import { useText } from '#i18n';
import { pathOf } from '#routes';
import { mayAt } from '#schemas';
import { MenuLink } from '#ui';
import { accountRoute, peopleRoute, switchRoute } from './route.ts';
import { $isShared, entryShown } from './switch-model.ts';

/** Entries of the account menu: switching person on a shared device, the own account, and the outlet's people for those who may manage them. */
export function AccountEntry() {
  const t = useText();
  const vendor = useUnit($vendor);
  const vendorId = vendor?.vendor_id ?? null;
  const [isShared, shown] = useUnit([$isShared, entryShown]);
  useEffect(() => {
    shown();
  }, [shown]);
  return (
    <>
      {isShared && (
        <Link href={pathOf({ page: switchRoute.path, vendorId })} asChild>
          <MenuLink icon="refresh">{t('switch.title')}</MenuLink>
        </Link>
      )}
      <Link href={pathOf({ page: accountRoute.path, vendorId })} asChild>
        <MenuLink icon="user">{t('profile.title')}</MenuLink>
      </Link>
      {vendor && mayAt(vendor, 'members') && (
        <Link href={pathOf({ page: peopleRoute.path, vendorId })} asChild>
          <MenuLink icon="people">{t('people.title')}</MenuLink>
        </Link>
      )}
    </>
  );
}
