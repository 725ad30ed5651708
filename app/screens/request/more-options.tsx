import { useEffect, useEffectEvent, useState } from 'react';
import { useConfig, useFormat, useText } from '#i18n';
import type { RequestDraft } from '#schemas';
import { Disclosure, OneLine, Stack, TextArea } from '#ui';
import { useComposition } from '../../composition.ts';
import { ExtraField, FeatureFields, type FieldsProps, typed } from './feature-fields.tsx';
import * as css from './request.css.ts';

/** What every order has to say, and what stands in sight; all other fields are among the options. */
const inSight = new Set([
  'destinationTextAddress',
  'destinationName',
  'destinationPhoneNumber',
  'destinationUnitNumber',
  'destinationBuilding',
  'riderNotes',
  'orderAmount',
]);

type MoreOptionsProps = FieldsProps & Pick<RequestDraft, 'destination'>;

/** What most orders do not need, with what is set in one line. They are closed unless something is set or has to be mended. */
export function MoreOptions({ form, destination }: MoreOptionsProps) {
  const t = useText();
  const { market } = useConfig();
  const { fields } = useComposition();
  const wrong = Object.keys(form.formState.errors).find((name) => !inSight.has(name));
  const set = useWhatIsSet(form);
  const [isOpen, open] = useState(set !== '');
  const point = useEffectEvent(() => wrong !== undefined && form.setFocus(wrong));
  useEffect(() => {
    if (wrong === undefined) return;
    open(true);
    point();
  }, [wrong]);
  return (
    <Disclosure
      className={css.options}
      open={isOpen}
      onToggle={({ currentTarget }) => open(currentTarget.open)}
      summary={
        <span className={css.optionWords}>
          <span>{t('request.more')}</span>
          <span className={css.optionsSet}>
            <OneLine>
              {set || t('request.order.weight', { max: market.request.itemWeightKg })}
            </OneLine>
          </span>
        </span>
      }
    >
      <Stack>
        <Description form={form} />
        {fields
          .filter(({ section, own }) => section === 'details' && !own)
          .map((field) => (
            <ExtraField key={field.key} form={form} field={field} />
          ))}
        <FeatureFields form={form} destination={destination} slot="request.options" />
      </Stack>
    </Disclosure>
  );
}

export function Description({ form }: FieldsProps) {
  const t = useText();
  const { market } = useConfig();
  return (
    <TextArea
      {...typed(form, 'orderDescription')}
      label={t('request.order.description')}
      hint={t('request.order.description.hint', { max: market.request.descriptionMaxLength })}
      aside={t('request.optional')}
      dir="auto"
      error={form.formState.errors.orderDescription?.message}
    />
  );
}

/** In the order of the fields. */
function useWhatIsSet(form: FieldsProps['form']): string {
  const t = useText();
  const format = useFormat();
  const fields = form.watch();
  const extras = useComposition().payload(fields);
  const { preordered_for: at } = extras;
  const set = [
    fields.orderDescription?.trim(),
    extras.pickup_tasks?.pickup_code,
    at && format.dateTime(at),
    extras.age_validation_required && t('request.age-check'),
  ];
  return set.filter(Boolean).join(' · ');
}
