import { useConfig, useFormat, useText } from '#i18n';
import { PhoneField, TextArea, TextField } from '#ui';
import { type FieldsProps, useTyped } from './feature-fields.tsx';
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
  const typed = useTyped(form);
  const { market } = useConfig();
  const unless = fixed ? { readOnly: true, hint: t('request.edit.fixed') } : {};
  return (
    <div className={css.fields}>
      <TextField
        {...typed('destinationName')}
        {...unless}
        label={t('request.customer.name')}
        autoComplete="off"
        dir="auto"
      />
      <PhoneField
        {...typed('destinationPhoneNumber')}
        {...unless}
        label={t('request.customer.phone')}
        autoComplete="off"
        placeholder={market.phonePrefix}
      />
    </div>
  );
}

/** Which door of the address. */
function DoorFields({ form }: FieldsProps) {
  const t = useText();
  const typed = useTyped(form);
  const { market } = useConfig();
  const optional = t('request.optional');
  return (
    <div className={css.fields}>
      <TextField
        {...typed('destinationUnitNumber')}
        label={t('request.unit')}
        aside={market.request.unitNumberRequired ? undefined : optional}
        autoComplete="off"
        dir="auto"
      />
      <TextField
        {...typed('destinationBuilding')}
        label={t('request.building')}
        aside={optional}
        autoComplete="off"
        dir="auto"
      />
    </div>
  );
}

export function AmountField({ form }: FieldsProps) {
  const t = useText();
  const format = useFormat();
  const typed = useTyped(form);
  const { market } = useConfig();
  return (
    <TextField
      {...typed('orderAmount')}
      label={t('request.order.amount')}
      aside={market.request.amountRequired ? undefined : t('request.optional')}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      leading={format.currency()}
    />
  );
}

export function NotesField({ form }: FieldsProps) {
  const t = useText();
  const typed = useTyped(form);
  return (
    <TextArea
      {...typed('riderNotes')}
      label={t('request.rider-notes')}
      aside={t('request.optional')}
      rows={1}
      dir="auto"
    />
  );
}
