import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { CallField } from '#schemas/operator';
import { Checkbox, type Option, Select, TextField } from '#ui';
import { t, textIf } from '../text.ts';

type CallFormFieldProps = {
  field: CallField;
  form: UseFormReturn<FieldValues>;
  options: readonly Option[] | undefined;
};

/** One field of a call, as its kind is asked for; what it is called and what helps with it are texts by its name. */
export function CallFormField({ field, form, options }: CallFormFieldProps) {
  const { name, kind, choices, isNeeded } = field;
  const message = form.formState.errors[name]?.message;
  const common = {
    ...form.register(name),
    label: t(`field.${name}`),
    hint: textIf(`field.${name}.hint`),
    error: typeof message === 'string' ? message : undefined,
  };
  if (kind === 'boolean') return <Checkbox {...common} />;
  const aside = isNeeded ? undefined : t('field.optional');
  const offered = options ?? choices.map((value) => ({ value, label: t(`${name}.${value}`) }));
  if (offered.length > 0)
    return (
      <Select
        {...common}
        aside={aside}
        options={offered}
        placeholder={isNeeded ? '' : t('field.usual')}
      />
    );
  return <TextField {...common} aside={aside} autoComplete="off" {...inputOf(name, kind)} />;
}

function inputOf(name: string, kind: CallField['kind']) {
  if (kind === 'moment') return { type: 'datetime-local' };
  if (kind === 'number') return { inputMode: 'decimal' as const };
  return /^(email|owner)$/.test(name) ? { type: 'email', inputMode: 'email' as const } : {};
}
