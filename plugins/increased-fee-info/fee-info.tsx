import type { SlotProps } from '#core';
import { useConfig, useFormat, useText } from '#i18n';
import { paymentMethods } from '#schemas';
import { Notice, Stack } from '#ui';
import { raisesOf } from './raises.ts';

/** How much the fee is above its base, and why; nothing when it is the base. */
export function FeeInfo({ quote, fields }: SlotProps['request.summary']) {
  const t = useText();
  const format = useFormat();
  const { market } = useConfig();
  const { total, parts } = raisesOf(quote.breakdown, market);
  const method = paymentMethods.find((known) => known === fields.paymentMethod);
  if (parts.length === 0) return null;
  const values = {
    distance: format.distance(quote.distance_metres),
    method: method ? t(`payment.${method}`) : '',
  };
  return (
    <Notice
      tone="info"
      title={t('request.fee-info.title', {
        amount: format.money(total),
        base: format.money(quote.breakdown.base),
      })}
    >
      <Stack gap={1}>
        {parts.map(({ reason, amount }) => (
          <span key={reason}>
            {t(`request.fee-info.${reason}`, { ...values, amount: format.money(amount) })}
          </span>
        ))}
      </Stack>
    </Notice>
  );
}
