import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { $mode, $vendor } from '#core';
import { useConfig, useText } from '#i18n';
import { lazyPage } from '#lazy';
import { Drawer, IconButton, Popover, Skeleton, Stack } from '#ui';
import { Slot } from '../slot.tsx';
import { AmountStyle } from './amount-style.tsx';
import { BranchSelector } from './branch-selector.tsx';
import { ConnectionBadge } from './connection-badge.tsx';
import { Navigation } from './navigation.tsx';
import { hasBranches, placeOf } from './paths.ts';
import * as css from './shell.css.ts';

/** Seldom opened, so its code comes when it is. */
const account = lazyPage(
  () => import('./account-panel.tsx'),
  ({ AccountPanel }) => AccountPanel,
);

function Account() {
  const t = useText();
  return (
    <Suspense fallback={<Skeleton label={t('app.loading')} lines={4} />}>
      <account.Page />
    </Suspense>
  );
}

/** The frame of every page of a signed-in person; hidden for everybody else (specification 1, section 2). */
export function TopBar() {
  const { brand } = useConfig();
  const [path] = useLocation();
  const page = placeOf(path)?.page;
  const guest = useUnit($mode) === 'GUEST';
  return (
    <header className={css.bar}>
      <AmountStyle />
      <MenuButton />
      <img className={css.logo} src={brand.logo} alt={brand.serviceName} />
      {!guest && <VendorTitle />}
      {hasBranches(page) && !guest && (
        <div className={css.branchPlace}>
          <BranchSelector page={page} />
        </div>
      )}
      <div className={css.onDesktop}>
        <Navigation look="tabs" />
      </div>
      <div className={css.barEnd}>
        {!guest && <ConnectionBadge />}
        <Slot name="shell.bar" with={{}} />
        <AccountMenu key={path.split('/', 2)[1]} />
      </div>
    </header>
  );
}

/** On a phone: which outlet this is, and a tap to change it. */
function VendorTitle() {
  const [path] = useLocation();
  const vendor = useUnit($vendor);
  const page = placeOf(path)?.page;
  if (vendor === null || !hasBranches(page)) return null;
  return (
    <div className={css.onPhone}>
      <BranchSelector page={page} />
    </div>
  );
}

function MenuButton() {
  const t = useText();
  const { brand } = useConfig();
  const [path] = useLocation();
  // Whatever link in it leads elsewhere, it is not in the way there; an outlet that comes into the address is no other page.
  const [, page = ''] = path.split('/', 2);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  return (
    <div className={css.menu}>
      <IconButton icon="menu" label={t('nav.menu')} onClick={() => setOpenAt(page)} />
      <Drawer
        open={openAt === page}
        onClose={close}
        side="end"
        title={brand.serviceName}
        closeLabel={t('action.close')}
      >
        <Stack>
          <Navigation look="lines" onGo={close} />
          <div className={css.aside}>
            <Account />
          </div>
        </Stack>
      </Drawer>
    </div>
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
