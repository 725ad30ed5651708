import { useUnit } from 'effector-react';
import { Link } from 'wouter';
import { $vendorId } from '#core';
import { useLanguage, useText } from '#i18n';
import { MenuButton, MenuLink } from '#ui';
import * as css from './help.css.ts';
import { helpOpened } from './model.ts';
import { helpPath } from './paths.ts';

/** The entry of the help centre in the account menu. */
export function AccountEntry() {
  const t = useText();
  const { code } = useLanguage();
  const [vendorId, open] = useUnit([$vendorId, helpOpened]);
  if (vendorId === null) return null;
  return (
    <>
      <Link href={helpPath(vendorId)} asChild>
        <MenuLink icon="help" className={css.onPhone}>
          {t('help-center.title')}
        </MenuLink>
      </Link>
      <MenuButton
        icon="help"
        className={css.onDesktop}
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          open(code);
        }}
      >
        {t('help-center.title')}
      </MenuButton>
    </>
  );
}
