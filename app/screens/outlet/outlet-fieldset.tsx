import { useFormContext } from 'react-hook-form';
import { outletLengths } from '#core/rules';
import { useText } from '#i18n';
import type { Vendor } from '#schemas';
import { PhoneField, Row, Select, TextArea, TextField } from '#ui';
import type { OutletDraft, OutletFields } from './draft.ts';
import { OutletPlace } from './outlet-place.tsx';
import { OwnerFields } from './owner-fields.tsx';
import { useErrors } from './use-errors.ts';

type FieldsetProps = { draft: OutletDraft; parents: readonly Vendor[] };

/** Everything that is asked about a collection point. Whose it is and its own id stay once it exists. */
export function OutletFieldset({ draft, parents }: FieldsetProps) {
  const t = useText();
  const text = useTextFields();
  const optional = t('request.optional');
  return (
    <>
      {parents.length > 1 && <Parent {...{ parents, draft }} />}
      <Row gap={3} align="start" stackOnPhone shared>
        <TextField
          {...text('clientVendorId')}
          label={t('outlet.client-id')}
          hint={t('outlet.client-id.hint')}
          readOnly={isNamed(draft)}
          dir="auto"
        />
        <TextField {...text('name')} label={t('outlet.name')} dir="auto" />
      </Row>
      <PhoneField {...text('phone')} label={t('outlet.phone')} />
      <OutletPlace location={draft.fields.location} />
      <Row gap={3} align="start" stackOnPhone shared>
        <TextField {...text('unitNo')} label={t('request.unit')} aside={optional} dir="auto" />
        <TextField
          {...text('building')}
          label={t('request.building')}
          aside={optional}
          dir="auto"
        />
      </Row>
      <TextArea
        {...text('riderInstructions')}
        label={t('outlet.instructions')}
        aside={optional}
        dir="auto"
      />
      <OwnerFields />
    </>
  );
}

/** What every text field of this form has. */
function useTextFields() {
  const { register } = useFormContext<OutletFields>();
  const errorOf = useErrors();
  return (name: TextName) => ({
    ...register(name),
    maxLength: outletLengths[lengths[name]],
    autoComplete: 'off',
    error: errorOf(name),
  });
}

/** Which main account it belongs to; asked only of those who have several. */
function Parent({ parents, draft }: FieldsetProps) {
  const t = useText();
  const { register } = useFormContext<OutletFields>();
  const errorOf = useErrors();
  const { vendorId, fields } = draft;
  const fixed = { value: fields.parentVendorId, disabled: true };
  const field = vendorId === null ? register('parentVendorId') : fixed;
  return (
    <Select
      {...field}
      label={t('outlet.parent')}
      error={errorOf('parentVendorId')}
      options={parents.map(({ vendor_id, vendor_information }) => ({
        value: vendor_id,
        label: `${vendor_information.name} - ${vendor_id}`,
      }))}
    />
  );
}

/** An outlet that the merchant never gave an id may get one. */
function isNamed({ vendorId, fields }: OutletDraft): boolean {
  return vendorId !== null && fields.clientVendorId !== '';
}

const lengths = {
  clientVendorId: 'client_vendor_id',
  name: 'name',
  phone: 'phone_number',
  unitNo: 'unit',
  building: 'building',
  riderInstructions: 'rider_instructions',
} as const;
type TextName = keyof typeof lengths;
