import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import {
  $guestMethods,
  $onlinePayment,
  methodsOffered,
  onlinePayment,
  onlinePaymentAsked,
  paymentText,
  type RequestSnapshot,
  requestSent,
} from '#core';
import { parseAmount, paymentChange, paysAtDoor } from '#core/rules';
import { useText } from '#i18n';
import { type PaymentMethod, paymentMethods } from '#schemas';
import { Notice, RadioGroup } from '#ui';

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
  const [send, online, ofGuest, ask] = useUnit([
    requestSent,
    $onlinePayment,
    $guestMethods,
    onlinePaymentAsked,
  ]);
  useEffect(() => ask(), [ask]);
  const { draft, error, editing } = snapshot.context;
  const before = editing?.order.payment_method ?? null;
  const offered = [
    ...methodsOffered(context).filter((method) => ofGuest?.includes(method) ?? true),
    ...(context.mode === 'GUEST' ? [] : settings.paymentMethods),
    ...paymentMethods.filter((method) => method === before),
  ];
  const changeTo = (method: string) =>
    before === null ? 'allowed' : paymentChange(before, method);
  const isNothing = (parseAmount(draft.fields.orderAmount ?? '', context.market) ?? 0) === 0;
  const hintOf = (method: PaymentMethod) =>
    t(
      hintsOfChange[changeTo(method)] ??
        (isNothing && paysAtDoor(method)
          ? 'validation.nothing-to-collect'
          : `${paymentText(method, settings)}.hint`),
    );
  const options = [...new Set(offered)].map((value) => ({
    value: value as string,
    label: t(paymentText(value, settings)),
    hint: hintOf(value),
    disabled: disabled || changeTo(value) === 'refused',
  }));
  if (online && editing === null) {
    const label = `payment.${onlinePayment}`;
    options.push({ value: onlinePayment, label: t(label), hint: t(`${label}.hint`), disabled });
  }
  if (options.length === 0) {
    return <Notice tone="warning">{t('error.no-payment-method-available')}</Notice>;
  }
  return (
    <RadioGroup
      name="paymentMethod"
      label={t('request.payment-method')}
      look="cards"
      value={options.find(({ value }) => value === draft.fields.paymentMethod)?.value ?? null}
      onChange={(method) => send({ type: 'paymentMethodChosen', method })}
      error={error?.where === 'paymentMethod' && t(error.what)}
      options={options}
    />
  );
}

/** What an edit has to know of another way of paying. */
const hintsOfChange: Readonly<Partial<Record<ReturnType<typeof paymentChange>, string>>> = {
  'needs-zero': 'validation.edit.amount-zero',
  refused: 'validation.edit.payment-refused',
};
