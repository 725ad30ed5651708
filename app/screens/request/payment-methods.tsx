import { useUnit } from 'effector-react';
import { paymentText, type RequestSnapshot, requestSent } from '#core';
import { useText } from '#i18n';
import { paymentMethods } from '#schemas';
import { RadioGroup } from '#ui';
import { useComposition } from '../../composition.ts';

/** The ways of paying that the market and its features offer, and no other. */
export function PaymentMethods({
  snapshot,
  disabled,
}: {
  snapshot: RequestSnapshot;
  disabled: boolean;
}) {
  const t = useText();
  const { context, settings } = useComposition();
  const offered = [...context.market.paymentMethods, ...settings.paymentMethods];
  const send = useUnit(requestSent);
  const { draft, error } = snapshot.context;
  return (
    <RadioGroup
      name="paymentMethod"
      label={t('request.payment-method')}
      look="cards"
      value={paymentMethods.find((method) => method === draft.fields.paymentMethod) ?? null}
      onChange={(method) => send({ type: 'paymentMethodChosen', method })}
      error={error?.where === 'paymentMethod' && t(error.what)}
      options={[...new Set(offered)].map((value) => ({
        value,
        label: t(paymentText(value, settings)),
        hint: t(`${paymentText(value, settings)}.hint`),
        disabled,
      }))}
    />
  );
}
