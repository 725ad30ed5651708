import { useUnit } from 'effector-react';
import { Link, useLocation } from 'wouter';
import { $vendorId, type SlotProps } from '#core';
import { useText, useWholeTexts } from '#i18n';
import { ButtonLink } from '#ui';
import * as css from './help.css.ts';
import { helpPathFrom } from './paths.ts';

/** The entry of the help centre in an order's menu, which covers the bar on a phone; leads back to the order. */
export function OrderEntry({ order }: SlotProps['order.actions']) {
  const t = useText();
  const whole = useWholeTexts();
  const [path] = useLocation();
  const vendorId = useUnit($vendorId);
  if (vendorId === null || !whole) return null;
  return (
    <Link href={helpPathFrom(vendorId, path, order.order_id)} asChild>
      <ButtonLink icon="help" className={css.onPhone}>
        {t('help-center.title')}
      </ButtonLink>
    </Link>
  );
}
