import type { SlotProps } from '#core';
import { useText } from '#i18n';
import { Notice } from '#ui';

/** Tells on an order that the recipient's age is checked at the door. */
export function AgeRequired({ order }: SlotProps['order.details']) {
  const t = useText();
  if (!order.age_validation_required) return null;
  return <Notice tone="warning">{t('order.age-check')}</Notice>;
}
