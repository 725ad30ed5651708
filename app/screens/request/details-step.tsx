import { useUnit } from 'effector-react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { $vendor, type PluginField, type RequestSnapshot, requestSent } from '#core';
import { boxLength } from '#core/rules';
import { useConfig, useText } from '#i18n';
import type { RequestDraft, RequestFields } from '#schemas';
import {
  ActionBar,
  Button,
  Form,
  FormError,
  PhoneField,
  Row,
  Section,
  Stack,
  TextArea,
  TextField,
} from '#ui';
import { useComposition } from '../../composition.ts';
import { Slot } from '../../slot.tsx';
import { DestinationCard } from './destination-card.tsx';
import { EditFixed } from './edit-parts.ts';
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
      <Stack gap={6}>
        <DestinationCard snapshot={snapshot} form={form} />
        <CustomerFields form={form} fixed={editing !== null} />
        <DeliveryFields form={form} fixed={editing !== null} />
        {editing === null ? (
          <FeatureFields form={form} destination={draft.destination} />
        ) : (
          <Suspense fallback={null}>
            <EditFixed order={editing} />
          </Suspense>
        )}
        <FormError text={error && t(error.what, error.values)} />
        <ActionBar>
          <Button type="submit" variant="primary" wide busy={!snapshot.matches('fillOrderDetails')}>
            {t('request.to-payment')}
          </Button>
        </ActionBar>
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

type FieldsProps = { form: UseFormReturn<RequestFields> };

/** A field of the form, as long as the order has room for. */
function typed(form: FieldsProps['form'], name: string) {
  return { ...form.register(name), maxLength: boxLength(name) };
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
    <Section level={2} title={t('request.customer')}>
      <Stack>
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
        <Row gap={3} align="start" stackOnPhone shared>
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
        </Row>
        <TextArea
          {...typed(form, 'riderNotes')}
          label={t('request.rider-notes')}
          aside={optional}
          dir="auto"
          error={error('riderNotes')}
        />
      </Stack>
    </Section>
  );
}

function DeliveryFields({ form, fixed }: FixableProps) {
  const t = useText();
  const { market } = useConfig();
  const { fields } = useComposition();
  const error = (name: string) => form.formState.errors[name]?.message;
  return (
    <Section level={2} title={t('request.delivery')}>
      <Stack>
        <TextArea
          {...typed(form, 'orderDescription')}
          label={t('request.order.description')}
          hint={[
            t('request.order.description.hint', { max: market.request.descriptionMaxLength }),
            t('request.order.weight', { max: market.request.itemWeightKg }),
          ].join(' ')}
          aside={t('request.optional')}
          dir="auto"
          error={error('orderDescription')}
        />
        <TextField
          {...typed(form, 'orderAmount')}
          label={t('request.order.amount')}
          aside={market.request.amountRequired ? undefined : t('request.optional')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          leading={market.currency}
          error={error('orderAmount')}
        />
        {fields
          .filter(({ section, own }) => section === 'details' && !own && !fixed)
          .map((field) => (
            <ExtraField key={field.key} form={form} field={field} />
          ))}
      </Stack>
    </Section>
  );
}

/** What features draw themselves; they read and write the same form. */
function FeatureFields({ form, destination }: FieldsProps & Pick<RequestDraft, 'destination'>) {
  const vendor = useUnit($vendor);
  const fields = form.watch();
  if (vendor === null) return null;
  const change = (values: RequestFields) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
    }
  };
  const errorOf = (name: string) => form.formState.errors[name]?.message;
  return <Slot name="request.details" with={{ vendor, destination, fields, change, errorOf }} />;
}

/** A field of a feature, drawn from its declaration. */
function ExtraField({ form, field }: FieldsProps & { field: PluginField }) {
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
