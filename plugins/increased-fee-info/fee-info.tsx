import type { SlotProps } from '#core';
import { useFormat, useText } from '#i18n';
import { paymentMethods } from '#schemas';
import { Notice } from '#ui';

/** What of the fee comes from the way of paying, in words. */
export function FeeInfo({ quote, fields }: SlotProps['request.summary']) {
  const t = useText();
  const format = useFormat();
  const { surcharge } = quote.breakdown;
  const method = paymentMethods.find((known) => known === fields.paymentMethod);
  if (surcharge <= 0 || method === undefined) return null;
  const values = { amount: format.money(surcharge), method: t(`payment.${method}`) };
  return <Notice tone="info">{t('request.fee-info.payment', values)}</Notice>;
}
