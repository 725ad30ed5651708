import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useComposition } from '#composition';
import {
  $onlinePayment,
  onlinePaymentAsked,
  paymentText,
  type RequestSnapshot,
  requestSent,
} from '#core';
import { onlinePayment, parseAmount, paymentChange, paysAtDoor } from '#core/rules';
import { useFormat, useText } from '#i18n';
import { type PaymentMethod, paymentMethods } from '#schemas';
import { Notice, RadioGroup, Segments } from '#ui';
import { FromPaste } from './from-paste.tsx';
import { useOfferedWays } from './offered-ways.ts';
import { $pasted, isAsPasted } from './pasted-model.ts';

/** The ways of paying that the market and its features offer, and no other. */
export function PaymentMethods({
  snapshot,
  disabled,
  short = false,
  pressed = false,
}: {
  snapshot: RequestSnapshot;
  disabled: boolean;
  /** As one line of short words, where what is chosen is said beneath. */
  short?: boolean;
  /** The button was pressed: what is missing is said with what else is. */
  pressed?: boolean;
}) {
  const t = useText();
  const [send, pasted] = useUnit([requestSent, $pasted]);
  const options = useOptions(snapshot, disabled);
  if (options.length === 0) {
    return <Notice tone="warning">{t('error.no-payment-method-available')}</Notice>;
  }
  const { draft, error } = snapshot.context;
  const chosen = options.find(({ value }) => value === draft.fields.paymentMethod);
  const said =
    error?.where === 'paymentMethod'
      ? error.what
      : pressed && !chosen && 'validation.fill-payment-method';
  const group = {
    name: 'paymentMethod',
    label: t('request.payment-method'),
    value: chosen?.value ?? null,
    onChange: (method: string) => send({ type: 'paymentMethodChosen', method }),
    error: said && t(said),
  };
  if (short) {
    const hint = (
      <>
        <span>{chosen?.hint}</span> {isAsPasted(group.name, pasted, draft.fields) && <FromPaste />}
      </>
    );
    return <Segments {...group} options={options} hint={chosen && hint} />;
  }
  return <RadioGroup {...group} look="cards" options={options} />;
}

/** Each way that is offered, in words, with what an edit has to know of it. */
function useOptions({ context: { draft, editing } }: RequestSnapshot, disabled: boolean) {
  const t = useText();
  const format = useFormat();
  const { context, settings } = useComposition();
  const [online, ask] = useUnit([$onlinePayment, onlinePaymentAsked]);
  const ways = useOfferedWays();
  useEffect(() => ask(), [ask]);
  const before = editing?.order.payment_method ?? null;
  const offered = [...ways, ...paymentMethods.filter((method) => method === before)];
  const changeTo = (method: string) =>
    before === null ? 'allowed' : paymentChange(before, method);
  const amount = parseAmount(draft.fields.orderAmount ?? '', context.market);
  const hintOf = (method: PaymentMethod) => {
    const change = hintsOfChange[changeTo(method)];
    if (change !== undefined) return t(change);
    // Without an amount that can be read nothing is wrong yet with collecting it.
    if (amount === null || !paysAtDoor(method)) return t(`${paymentText(method, settings)}.hint`);
    if (amount === 0) return t('validation.nothing-to-collect');
    return [t('order.money.collects'), format.money(amount), t(`order.money.${method}`)].join(' ');
  };
  const options = [...new Set(offered)].map((value) => ({
    value: value as string,
    label: t(paymentText(value, settings)),
    short: t(`${paymentText(value, settings)}.short`),
    hint: hintOf(value),
    disabled: disabled || changeTo(value) === 'refused',
  }));
  if (online !== 'none' && editing === null) {
    const label = `payment.${onlinePayment}`;
    const words = { label: t(label), short: t(`${label}.short`), hint: t(`${label}.hint`) };
    options.push({ value: onlinePayment, ...words, disabled: disabled || online === 'awaited' });
  }
  return options;
}

/** What an edit has to know of another way of paying. */
const hintsOfChange: Readonly<Partial<Record<ReturnType<typeof paymentChange>, string>>> = {
  'needs-zero': 'validation.edit.amount-zero',
  refused: 'validation.edit.payment-refused',
};
