import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import {
  $now,
  $termsAccepted,
  $vendor,
  onlinePayment,
  type PluginField,
  type RequestSnapshot,
  requestSent,
} from '#core';
import { boxLength } from '#core/rules';
import { useConfig, useText } from '#i18n';
import type { RequestFields } from '#schemas';
import { Button, FormError, Stack, TextField } from '#ui';
import { useComposition } from '../../composition.ts';
import { Slot } from '../../slot.tsx';
import { EditChanges } from './edit-parts.ts';
import { FormFoot } from './form-foot.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { Terms, termsViolation } from './terms.tsx';
import { paymentFieldsOf, violationsOfDraft } from './violations.ts';

const submitting = new Set([
  'quotePressed',
  'submit',
  'waitBeforeRequote',
  'requote',
  'refetchOrder',
]);
/** A press counts in these, also while the fee is asked for. */
const pressable = new Set(['fillPaymentDetails', 'quotePaymentMethod']);

/** How it is paid, what it comes to, and the one button that calls a rider. */
export function PaymentStep({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const send = useUnit(requestSent);
  const { draft, error, editing } = snapshot.context;
  const state = String(snapshot.value);
  const busy = submitting.has(state);
  const submit = useSubmit(snapshot);
  const atField = useFieldOfError(snapshot);
  return (
    <Stack gap={6}>
      <PaymentMethods snapshot={snapshot} disabled={busy} />
      {editing === null ? (
        <>
          <Features snapshot={snapshot} />
          <PaymentSummary snapshot={snapshot} />
          <Terms error={error} />
        </>
      ) : (
        <Suspense fallback={null}>
          <EditChanges snapshot={snapshot} order={editing} />
        </Suspense>
      )}
      <FormError text={error && !atField ? t(error.what, error.values) : null} />
      <FormFoot snapshot={snapshot}>
        <Button disabled={busy} onClick={() => send({ type: 'wentBack' })}>
          {t('action.back')}
        </Button>
        <Button variant="primary" busy={!pressable.has(state)} onClick={submit}>
          {t(editing === null ? busyKey(state, isPaidOnline(draft)) : editKey(state))}
        </Button>
      </FormFoot>
    </Stack>
  );
}

function isPaidOnline({ fields }: RequestSnapshot['context']['draft']): boolean {
  return fields.paymentMethod === onlinePayment;
}

/** Sends the request with what the features pay in, or what keeps it from being sent. */
function useSubmit({ context: { draft, editing } }: RequestSnapshot): () => void {
  const composition = useComposition();
  const { phonePlan } = useConfig();
  const [send, now, accepted] = useUnit([requestSent, $now, $termsAccepted]);
  return () =>
    send({
      type: 'submitted',
      violations: [
        ...violationsOfDraft(draft, composition, { phonePlan, now, editing }),
        ...(accepted || editing !== null ? [] : [termsViolation]),
      ],
      extras: editing === null ? composition.payload(draft.fields) : {},
      paymentFields: paymentFieldsOf(composition),
    });
}

/** Whether an error is said at a field of this step, which then has the focus. */
function useFieldOfError({ context: { error }, value }: RequestSnapshot): boolean {
  const fields = ['paymentMethod', termsViolation.field, ...paymentFieldsOf(useComposition())];
  const where = fields.find((field) => field === error?.where);
  const ready = value === 'fillPaymentDetails';
  useEffect(() => {
    if (where !== undefined && ready) focusField(where);
  }, [where, ready]);
  return where !== undefined;
}

function focusField(name: string): void {
  const [first] = document.getElementsByName(name);
  first?.focus();
}

/** What features ask for between the ways of paying and the summary. */
function Features({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const [vendor, send] = useUnit([$vendor, requestSent]);
  const { draft, error, quote } = snapshot.context;
  const own = useComposition().fields.filter((field) => field.section === 'payment' && !field.own);
  if (vendor === null) return null;
  const change = (fields: RequestFields) => send({ type: 'fieldsChanged', fields });
  const reprice = (fields: RequestFields) => send({ type: 'repriced', fields });
  const errorOf = (field: string) =>
    error?.where === field ? t(error.what, error.values) : undefined;
  const busy = !snapshot.matches('fillPaymentDetails');
  const { fields, destination } = draft;
  const form = { vendor, destination, fields, change, reprice, errorOf, quote, busy };
  return (
    <>
      {own.map((field) => (
        <FeatureField key={field.key} field={field} form={form} />
      ))}
      <Slot name="request.payment" with={form} />
    </>
  );
}

type Form = {
  fields: RequestFields;
  change: (fields: RequestFields) => void;
  errorOf: (field: string) => string | undefined;
};

/** A field of a feature, drawn from its declaration. */
function FeatureField({ field, form }: { field: PluginField; form: Form }) {
  const t = useText();
  const { key, labelKey, hintKey, hintValues } = field;
  return (
    <TextField
      name={key}
      label={t(labelKey)}
      hint={hintKey && t(hintKey, hintValues)}
      aside={t('request.optional')}
      autoComplete="off"
      maxLength={boxLength(key)}
      value={form.fields[key] ?? ''}
      onChange={({ target }) => form.change({ [key]: target.value })}
      error={form.errorOf(key)}
    />
  );
}

function editKey(state: string): string {
  if (state === 'submit' || state === 'refetchOrder') return 'request.edit.saving';
  return submitting.has(state) ? 'request.requoting' : 'request.edit.save';
}

function busyKey(state: string, online: boolean): string {
  if (state === 'submit') return 'request.submitting';
  if (submitting.has(state)) return 'request.requoting';
  return online ? 'pay.continue' : 'request.submit';
}
