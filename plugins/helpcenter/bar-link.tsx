import { useUnit } from 'effector-react';
import { Link, useLocation } from 'wouter';
import { $vendorId } from '#core';
import { useText, useWholeTexts } from '#i18n';
import { ButtonLink } from '#ui';
import * as css from './help.css.ts';
import { helpPath } from './paths.ts';

/** On a phone help has its place in the bar: a button over the page would lie on a field or the last line of something. */
export function BarLink() {
  const t = useText();
  const whole = useWholeTexts();
  const [path] = useLocation();
  const vendorId = useUnit($vendorId);
  if (vendorId === null || !whole || path.startsWith(helpPath(''))) return null;
  const title = t('help-center.title');
  return (
    <Link href={helpPath(vendorId)} asChild>
      <ButtonLink
        variant="quiet"
        icon="help"
        className={css.inBar}
        aria-label={title}
        title={title}
      />
    </Link>
  );
}
