import { useUnit } from 'effector-react';
import { Slot, useComposition } from '#composition';
import { $vendor, type PluginField, type RequestSnapshot, requestSent } from '#core';
import { boxLength } from '#core/rules';
import { useText } from '#i18n';
import type { RequestFields } from '#schemas';
import { TextField } from '#ui';
import { isFillable } from './steps.ts';

/** What features ask for about the payment. */
export function PaymentFeatures({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const [vendor, send] = useUnit([$vendor, requestSent]);
  const { draft, error, quote } = snapshot.context;
  const own = useComposition().fields.filter((field) => field.section === 'payment' && !field.own);
  if (vendor === null) return null;
  const change = (fields: RequestFields) => send({ type: 'fieldsChanged', fields });
  const reprice = (fields: RequestFields) => send({ type: 'repriced', fields });
  const errorOf = (field: string) =>
    error?.where === field ? t(error.what, error.values) : undefined;
  const busy = !isFillable(snapshot);
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
