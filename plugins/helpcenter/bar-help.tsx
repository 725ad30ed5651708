import { useUnit } from 'effector-react';
import { Link, useLocation } from 'wouter';
import { $vendorId } from '#core';
import { useLanguage, useText, useWholeTexts } from '#i18n';
import { Button, ButtonLink } from '#ui';
import * as css from './help.css.ts';
import { $helpOpen, helpClosed, helpOpened } from './model.ts';
import { helpButtonId, helpPath } from './paths.ts';

/**
 * The help button in the bar; floating over the page, it would cover something. On a wide window it opens a panel beside the
 * page, on a phone a page of its own.
 */
export function BarHelp() {
  const t = useText();
  const whole = useWholeTexts();
  const { code } = useLanguage();
  const [path] = useLocation();
  const [vendorId, isOpen, open, close] = useUnit([$vendorId, $helpOpen, helpOpened, helpClosed]);
  if (vendorId === null || !whole || path.startsWith(helpPath(''))) return null;
  const title = t('help-center.title');
  const look = { variant: 'quiet', icon: 'help', 'aria-label': title, title } as const;
  return (
    <>
      <Link href={helpPath(vendorId)} asChild>
        <ButtonLink {...look} className={css.link} />
      </Link>
      <Button
        {...look}
        id={helpButtonId}
        className={css.button}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : open(code))}
      />
    </>
  );
}
