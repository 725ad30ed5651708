import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Slot } from '#composition';
import { $mode, $vendorId } from '#core';
import { useConfig, useText } from '#i18n';
import { hasBranches, pathOf, placeOf } from '#routes';
import { Logo, Popover } from '#ui';
import { Account } from './account.tsx';
import { AmountStyle } from './amount-style.tsx';
import * as css from './bar.css.ts';
import { BranchSelector } from './branch-selector.tsx';
import { ConnectionBadge } from './connection-badge.tsx';
import { Navigation } from './navigation.tsx';

/** The frame of every page of a signed-in person; hidden for everybody else (specification 1, section 2). What comes later stands at its end. */
export function TopBar({ children }: { children?: ReactNode }) {
  const { brand } = useConfig();
  const [path] = useLocation();
  const page = placeOf(path)?.page;
  const [mode, vendorId] = useUnit([$mode, $vendorId]);
  const guest = mode === 'GUEST';
  return (
    <header className={css.bar}>
      <AmountStyle />
      <Link href={pathOf({ page: 'request-a-rider', vendorId })} className={css.home}>
        <Logo className={css.logo} src={brand.logo} name={brand.serviceName} />
      </Link>
      {hasBranches(page) && !guest && <BranchSelector page={page} />}
      <div className={css.onDesktop}>
        <Navigation look="tabs" />
      </div>
      <div className={page === 'request-a-rider' ? css.barEnd : css.barEndAway}>
        {!guest && <ConnectionBadge />}
        {children}
        <Slot name="shell.bar" with={{}} awaited={<span className={css.awaited} />} />
        <AccountMenu key={path.split('/', 2)[1]} />
      </div>
    </header>
  );
}

/** In a platform's page there is no account to manage, only what belongs to this device. */
function AccountMenu() {
  const t = useText();
  const embedded = useUnit($mode) === 'GODROID';
  const look = embedded
    ? ({ label: t('nav.settings'), icon: 'settings' } as const)
    : ({ label: t('nav.account'), icon: 'user' } as const);
  return (
    <div className={css.onDesktop}>
      <Popover {...look} iconOnly>
        <div className={css.accountMenu}>
          <Account />
        </div>
      </Popover>
    </div>
  );
}
