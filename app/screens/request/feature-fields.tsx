import { useUnit } from 'effector-react';
import type { UseFormReturn } from 'react-hook-form';
import { Slot } from '#composition';
import { $vendor, type PluginField } from '#core';
import { boxLength } from '#core/rules';
import { useText } from '#i18n';
import type { RequestDraft, RequestFields } from '#schemas';
import { TextField } from '#ui';
import { FromPaste } from './from-paste.tsx';
import { $pasted, isAsPasted } from './pasted-model.ts';

export type FieldsProps = { form: UseFormReturn<RequestFields> };

/** Fields of the form, as long as the order has room for, with what is wrong; one that was read from a pasted text is marked until somebody changes it. */
export function useTyped(form: FieldsProps['form']) {
  const pasted = useUnit($pasted);
  const fields = form.watch();
  return (name: string) => ({
    ...form.register(name),
    maxLength: boxLength(name),
    error: form.formState.errors[name]?.message,
    hint: isAsPasted(name, pasted, fields) && <FromPaste />,
  });
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
  const typed = useTyped(form);
  return (
    <TextField
      {...typed(field.key)}
      label={t(field.labelKey)}
      hint={field.hintKey && t(field.hintKey, field.hintValues)}
      aside={t('request.optional')}
      autoComplete="off"
    />
  );
}
