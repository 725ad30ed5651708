import { useUnit } from 'effector-react';
import type { UseFormReturn } from 'react-hook-form';
import { Slot } from '#composition';
import { $vendor, type PluginField } from '#core';
import { boxLength } from '#core/rules';
import { useText } from '#i18n';
import type { RequestDraft, RequestFields } from '#schemas';
import { TextField } from '#ui';
import { $pasted } from './pasted-model.ts';

export type FieldsProps = { form: UseFormReturn<RequestFields> };

/** A field of the form, as long as the order has room for. */
export function typed(form: FieldsProps['form'], name: string) {
  return { ...form.register(name), maxLength: boxLength(name) };
}

/** Says of a field that it was read from a pasted text, as long as nobody has changed it. */
export function usePastedHint(form: FieldsProps['form']) {
  const t = useText();
  const pasted = useUnit($pasted);
  const fields = form.watch();
  return (name: string) =>
    pasted[name] !== undefined && pasted[name] === fields[name] ? t('request.pasted') : undefined;
}

/** What features draw themselves; they read and write the same form. */
export function FeatureFields({
  form,
  destination,
  slot,
}: FieldsProps &
  Pick<RequestDraft, 'destination'> & { slot: 'request.details' | 'request.options' }) {
  const vendor = useUnit($vendor);
  const fields = form.watch();
  if (vendor === null) return null;
  const change = (values: RequestFields) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
    }
  };
  const errorOf = (name: string) => form.formState.errors[name]?.message;
  return <Slot name={slot} with={{ vendor, destination, fields, change, errorOf }} />;
}

/** A field of a feature, drawn from its declaration. */
export function ExtraField({ form, field }: FieldsProps & { field: PluginField }) {
  const t = useText();
  return (
    <TextField
      {...typed(form, field.key)}
      label={t(field.labelKey)}
      hint={field.hintKey && t(field.hintKey, field.hintValues)}
      aside={t('request.optional')}
      autoComplete="off"
      error={form.formState.errors[field.key]?.message}
    />
  );
}
