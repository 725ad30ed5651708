import { useFieldArray, useFormContext } from 'react-hook-form';
import { useText } from '#i18n';
import { mostOwners } from '#schemas';
import { Button, IconButton, TextField } from '#ui';
import type { OutletFields } from './draft.ts';
import * as css from './outlet.css.ts';
import { useErrors } from './use-errors.ts';

/** Anyone who may request riders from here, by email; one slot at least, and all but the first can go. */
export function OwnerFields() {
  const t = useText();
  const { control, register } = useFormContext<OutletFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'owners' });
  const errorOf = useErrors();
  return (
    <fieldset className={css.owners}>
      <legend className={css.legend}>{t('outlet.owners')}</legend>
      <p className={css.hint}>{t('outlet.owners.hint')}</p>
      {fields.map(({ id }, slot) => (
        <div key={id} className={css.owner}>
          <div className={css.ownerField}>
            <TextField
              {...register(`owners.${slot}.email`)}
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={320}
              dir="ltr"
              label={t('outlet.owner', { number: slot + 1 })}
              error={errorOf(`owners.${slot}.email`)}
            />
          </div>
          {slot > 0 && (
            <IconButton
              icon="trash"
              label={t('outlet.owner.remove', { number: slot + 1 })}
              onClick={() => remove(slot)}
            />
          )}
        </div>
      ))}
      {fields.length < mostOwners && (
        <div>
          <Button icon="plus" onClick={() => append({ email: '' })}>
            {t('outlet.owner.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
