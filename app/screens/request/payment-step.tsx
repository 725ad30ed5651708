import { useUnit } from 'effector-react';
import { $vendor, type RequestSnapshot, requestSent } from '#core';
import { parseAmount } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import { paymentMethods, type RequestFields } from '#schemas';
import { ActionBar, Button, Card, Facts, Notice, RadioGroup, Section, Stack } from '#ui';
import { useComposition } from '../../composition.ts';
import { Slot } from '../../slot.tsx';
import { violationsOfDraft } from './request-form.ts';

const submitting = new Set(['submit', 'waitBeforeRequote', 'requote']);

/** How it is paid, what it comes to, and the one button that calls a rider. */
export function PaymentStep({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const send = useUnit(requestSent);
  const composition = useComposition();
  const { phonePlan } = useConfig();
  const { draft, error } = snapshot.context;
  const state = String(snapshot.value);
  const busy = submitting.has(state);
  const submit = () => {
    const violations = violationsOfDraft(draft, composition, phonePlan);
    send({ type: 'submitted', violations, extras: composition.payload(draft.fields) });
  };
  return (
    <Stack gap={6}>
      <PaymentMethods snapshot={snapshot} disabled={busy} />
      <Features snapshot={snapshot} />
      <Summary snapshot={snapshot} />
      <div aria-live="assertive">
        {error && error.where !== 'paymentMethod' && (
          <Notice tone="critical">{t(error.what, error.values)}</Notice>
        )}
      </div>
      <ActionBar>
        <Button disabled={busy} onClick={() => send({ type: 'wentBack' })}>
          {t('action.back')}
        </Button>
        <Button variant="primary" busy={state !== 'fillPaymentDetails'} onClick={submit}>
          {t(busyKey(state))}
        </Button>
      </ActionBar>
    </Stack>
  );
}

/** What features draw between the ways of paying and the summary. */
function Features({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const [vendor, send] = useUnit([$vendor, requestSent]);
  const { draft, error, quote } = snapshot.context;
  if (vendor === null) return null;
  const change = (fields: RequestFields) => send({ type: 'fieldsChanged', fields });
  const errorOf = (field: string) =>
    error?.where === field ? t(error.what, error.values) : undefined;
  return (
    <Slot name="request.payment" with={{ vendor, fields: draft.fields, change, errorOf, quote }} />
  );
}

function busyKey(state: string): string {
  if (state === 'submit') return 'request.submitting';
  return submitting.has(state) ? 'request.requoting' : 'request.submit';
}

function PaymentMethods({ snapshot, disabled }: { snapshot: RequestSnapshot; disabled: boolean }) {
  const t = useText();
  const { context, settings } = useComposition();
  const offered = [...context.market.paymentMethods, ...settings.paymentMethods];
  const send = useUnit(requestSent);
  const { draft, error } = snapshot.context;
  return (
    <RadioGroup
      label={t('request.payment-method')}
      look="cards"
      value={paymentMethods.find((method) => method === draft.fields.paymentMethod) ?? null}
      onChange={(method) => send({ type: 'paymentMethodChosen', method })}
      error={error?.where === 'paymentMethod' && t(error.what)}
      options={[...new Set(offered)].map((value) => ({
        value,
        label: t(`payment.${value}`),
        hint: t(`payment.${value}.hint`),
        disabled,
      }))}
    />
  );
}

const collected = new Set(['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY']);

function Summary({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const format = useFormat();
  const { draft, quote } = snapshot.context;
  const { fields, destination } = draft;
  const amount = parseAmount(fields.orderAmount ?? '') ?? 0;
  const toCollect = collected.has(fields.paymentMethod ?? '') ? amount : 0;
  const facts = [
    { id: 'name', term: t('request.customer.name'), value: <bdi>{fields.destinationName}</bdi> },
    {
      id: 'phone',
      term: t('request.customer.phone'),
      value: <bdi dir="ltr">{fields.destinationPhoneNumber}</bdi>,
    },
    { id: 'address', term: t('request.dropoff'), value: <bdi>{destination?.address}</bdi> },
    ...(isBlank(fields.orderAmount)
      ? []
      : [{ id: 'amount', term: t('request.order.amount'), value: format.money(amount) }]),
    { id: 'fee', term: t('request.fee'), value: quote ? format.money(quote.fee) : '' },
    {
      id: 'total',
      term: t('request.summary.total'),
      value: (
        <strong>{toCollect === 0 ? t('request.summary.nothing') : format.money(toCollect)}</strong>
      ),
    },
  ];
  return (
    <Section level={2} title={t('request.summary')}>
      <Card>
        <Facts facts={facts} />
      </Card>
      {quote && <Slot name="request.summary" with={{ amount, quote }} />}
    </Section>
  );
}

function isBlank(text = ''): boolean {
  return text.trim() === '';
}
