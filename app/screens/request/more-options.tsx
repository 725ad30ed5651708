import { useEffect, useState } from 'react';
import { useComposition } from '#composition';
import { paymentFieldsOf, type RequestSnapshot } from '#core';
import { useConfig, useText } from '#i18n';
import { Disclosure, OneLine, Stack, TextArea } from '#ui';
import { focusField } from './at-work.ts';
import { ExtraField, FeatureFields, type FieldsProps, useTyped } from './feature-fields.tsx';
import * as css from './fields.css.ts';
import { PaymentFeatures } from './payment-features.tsx';
import { useWhatIsSet, useWhatIsUsual } from './what-is-set.ts';

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

type MoreOptionsProps = FieldsProps & { snapshot: RequestSnapshot };

/** What most orders do not need, with what is set in one line. They are closed unless something is set or has to be mended. */
export function MoreOptions({ form, snapshot }: MoreOptionsProps) {
  const t = useText();
  const { draft, error } = snapshot.context;
  const composition = useComposition();
  const { fields } = composition;
  const wrong =
    Object.keys(form.formState.errors).find((name) => !inSight.has(name)) ??
    paymentFieldsOf(composition).find((name) => name === error?.where);
  const set = useWhatIsSet(form.watch(), draft);
  const usual = useWhatIsUsual();
  const [isOpen, open] = useState(set !== '');
  useEffect(() => {
    // Opens the options where the field is one of them; a feature's field may stand elsewhere.
    if (wrong !== undefined) focusField(wrong);
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
            <OneLine>{set || usual}</OneLine>
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
        <FeatureFields form={form} destination={draft.destination} slot="request.options" />
        <PaymentFeatures snapshot={snapshot} />
      </Stack>
    </Disclosure>
  );
}

export function Description({ form }: FieldsProps) {
  const t = useText();
  const { descriptionMaxLength, itemWeightKg } = useConfig().market.request;
  const typed = useTyped(form);
  return (
    <TextArea
      {...typed('orderDescription')}
      label={t('request.order.description')}
      hint={[
        t('request.order.description.hint', { max: descriptionMaxLength }),
        t('request.order.weight', { max: itemWeightKg }),
      ].join(' ')}
      aside={t('request.optional')}
      dir="auto"
    />
  );
}
