import { useUnit } from 'effector-react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { type RequestSnapshot, requestSent } from '#core';
import { useConfig, useText } from '#i18n';
import { Button, Form, FormError, PhoneField, Stack, TextArea, TextField } from '#ui';
import { DestinationCard } from './destination-card.tsx';
import { EditFixed } from './edit-parts.ts';
import { FeatureFields, type FieldsProps, typed } from './feature-fields.tsx';
import { FormFoot } from './form-foot.tsx';
import { Description, MoreOptions } from './more-options.tsx';
import * as css from './request.css.ts';
import { takeWritten, useDetailsForm } from './request-form.ts';

/** Who it is for and what it is. */
export function DetailsStep({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const send = useUnit(requestSent);
  const { draft, error, editing } = snapshot.context;
  const form = useDetailsForm(draft, editing);
  useFocusOn(snapshot, form);
  const submit = form.handleSubmit(() => send({ type: 'detailsSubmitted', violations: [] }));
  return (
    <Form
      kept
      onSubmit={(event) => {
        takeWritten(event.currentTarget, form);
        return submit(event);
      }}
    >
      <Stack gap={4}>
        <DestinationCard snapshot={snapshot} form={form} />
        <CustomerFields form={form} fixed={editing !== null} />
        {editing === null ? (
          <>
            <MoreOptions form={form} destination={draft.destination} />
            <FeatureFields form={form} destination={draft.destination} slot="request.details" />
          </>
        ) : (
          <>
            <Description form={form} />
            <Suspense fallback={null}>
              <EditFixed order={editing} />
            </Suspense>
          </>
        )}
        <FormError text={error && t(error.what, error.values)} />
        <FormFoot snapshot={snapshot}>
          <Button type="submit" variant="primary" wide busy={!snapshot.matches('fillOrderDetails')}>
            {t('request.to-payment')}
          </Button>
        </FormFoot>
      </Stack>
    </Form>
  );
}

/** Begins at the field that the person is led to. */
function useFocusOn({ context }: RequestSnapshot, form: FieldsProps['form']): void {
  const { pointedAt, error } = context;
  const focus = useEffectEvent(() => {
    const field = pointedAt ?? error?.where ?? null;
    if (field !== null) form.setFocus(field);
  });
  useEffect(() => focus(), []);
}

/** `fixed` in an edit, which cannot change who it is for nor what features asked. */
type FixableProps = FieldsProps & { fixed: boolean };

function CustomerFields({ form, fixed }: FixableProps) {
  const t = useText();
  const { market } = useConfig();
  const error = (name: string) => form.formState.errors[name]?.message;
  const optional = t('request.optional');
  const unless = fixed ? { readOnly: true, hint: t('request.edit.fixed') } : {};
  return (
    <>
      <div className={css.fields}>
        <TextField
          {...typed(form, 'destinationName')}
          {...unless}
          label={t('request.customer.name')}
          autoComplete="off"
          dir="auto"
          error={error('destinationName')}
        />
        <PhoneField
          {...typed(form, 'destinationPhoneNumber')}
          {...unless}
          label={t('request.customer.phone')}
          autoComplete="off"
          placeholder={market.phonePrefix}
          error={error('destinationPhoneNumber')}
        />
      </div>
      <div className={css.fields}>
        <TextField
          {...typed(form, 'destinationUnitNumber')}
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
      <TextField
        {...typed(form, 'orderAmount')}
        label={t('request.order.amount')}
        aside={market.request.amountRequired ? undefined : optional}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        leading={market.currency}
        error={error('orderAmount')}
      />
      <TextArea
        {...typed(form, 'riderNotes')}
        label={t('request.rider-notes')}
        aside={optional}
        rows={1}
        dir="auto"
        error={error('riderNotes')}
      />
    </>
  );
}
