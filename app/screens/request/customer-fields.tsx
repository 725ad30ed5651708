import { useConfig, useFormat, useText } from '#i18n';
import { PhoneField, TextArea, TextField } from '#ui';
import { type FieldsProps, typed, usePastedHint } from './feature-fields.tsx';
import * as css from './fields.css.ts';

/** `fixed` in an edit, which cannot change who it is for nor what features asked. */
type FixableProps = FieldsProps & { fixed: boolean };

export function CustomerFields(props: FixableProps) {
  return (
    <>
      <PersonFields {...props} />
      <DoorFields form={props.form} />
    </>
  );
}

/** Who it is for. */
function PersonFields({ form, fixed }: FixableProps) {
  const t = useText();
  const hint = usePastedHint(form);
  const { market } = useConfig();
  const error = (name: string) => form.formState.errors[name]?.message;
  const unless = fixed ? { readOnly: true, hint: t('request.edit.fixed') } : {};
  return (
    <div className={css.fields}>
      <TextField
        {...typed(form, 'destinationName')}
        hint={hint('destinationName')}
        {...unless}
        label={t('request.customer.name')}
        autoComplete="off"
        dir="auto"
        error={error('destinationName')}
      />
      <PhoneField
        {...typed(form, 'destinationPhoneNumber')}
        hint={hint('destinationPhoneNumber')}
        {...unless}
        label={t('request.customer.phone')}
        autoComplete="off"
        placeholder={market.phonePrefix}
        error={error('destinationPhoneNumber')}
      />
    </div>
  );
}

/** Which door of the address. */
function DoorFields({ form }: FieldsProps) {
  const t = useText();
  const hint = usePastedHint(form);
  const { market } = useConfig();
  const error = (name: string) => form.formState.errors[name]?.message;
  const optional = t('request.optional');
  return (
    <div className={css.fields}>
      <TextField
        {...typed(form, 'destinationUnitNumber')}
        hint={hint('destinationUnitNumber')}
        label={t('request.unit')}
        aside={market.request.unitNumberRequired ? undefined : optional}
        autoComplete="off"
        dir="auto"
        error={error('destinationUnitNumber')}
      />
      <TextField
        {...typed(form, 'destinationBuilding')}
        label={t('request.building')}
        aside={optional}
        autoComplete="off"
        dir="auto"
        error={error('destinationBuilding')}
      />
    </div>
  );
}

export function AmountField({ form }: FieldsProps) {
  const t = useText();
  const format = useFormat();
  const hint = usePastedHint(form);
  const { market } = useConfig();
  return (
    <TextField
      {...typed(form, 'orderAmount')}
      hint={hint('orderAmount')}
      label={t('request.order.amount')}
      aside={market.request.amountRequired ? undefined : t('request.optional')}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      leading={format.currency()}
      error={form.formState.errors.orderAmount?.message}
    />
  );
}

export function NotesField({ form }: FieldsProps) {
  const t = useText();
  const hint = usePastedHint(form);
  return (
    <TextArea
      {...typed(form, 'riderNotes')}
      hint={hint('riderNotes')}
      label={t('request.rider-notes')}
      aside={t('request.optional')}
      rows={1}
      dir="auto"
      error={form.formState.errors.riderNotes?.message}
    />
  );
}
