import { useUnit } from 'effector-react';
import { paymentText, type RequestSnapshot, requestSent } from '#core';
import { paymentChange } from '#core/rules';
import { useText } from '#i18n';
import { type PaymentMethod, paymentMethods } from '#schemas';
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
  const send = useUnit(requestSent);
  const { draft, error, editing } = snapshot.context;
  const before = editing?.order.payment_method ?? null;
  const offered = [
    ...context.market.paymentMethods,
    ...settings.paymentMethods,
    ...paymentMethods.filter((method) => method === before),
  ];
  const changeTo = (method: string) =>
    before === null ? 'allowed' : paymentChange(before, method);
  const hintOf = (method: PaymentMethod) =>
    t(hintsOfChange[changeTo(method)] ?? `${paymentText(method, settings)}.hint`);
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
        hint: hintOf(value),
        disabled: disabled || changeTo(value) === 'refused',
      }))}
    />
  );
}

/** What an edit has to know of another way of paying. */
const hintsOfChange: Readonly<Partial<Record<ReturnType<typeof paymentChange>, string>>> = {
  'needs-zero': 'validation.edit.amount-zero',
  refused: 'validation.edit.payment-refused',
};
