import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { $vendor } from '#core';
import { useText } from '#i18n';
import type { AddressBookEntry, SavedCustomer } from '#schemas';
import { Button, Dialog, FormError, PhoneField, Row, Stack, TextArea, TextField } from '#ui';
import { customerOf, newCustomer } from './customer.ts';
import type { Book } from './keeper.ts';
import { $keeping, $lastKept, $refusals, customerKept } from './model.ts';

const fields = ['name', 'phone_number', 'street_address', 'unit', 'building', 'notes'] as const;
type FieldName = (typeof fields)[number];

type EditDialogProps = {
  book: Book;
  /** Null for a new customer. */
  entry: AddressBookEntry | null;
  onClose: () => void;
  /** The person wants to delete the entry; the caller asks for confirmation. */
  onForget?: () => void;
};

/** Edits a customer or adds one. Where the street is typed, its place is looked up; nobody rides to the old one. */
export function EditDialog({ book, entry, onClose, onForget }: EditDialogProps) {
  const t = useText();
  const [keep, vendor] = useUnit([customerKept, $vendor]);
  const [keeping, refusals] = useUnit([$keeping, $refusals]);
  const [customer, setCustomer] = useState(entry ? customerOf(entry) : newCustomer(vendor));
  const form = useFocusOnRefusal(refusals);
  useAfterSaving(onClose);
  const said = refusals.map(({ what, where, values }) => ({ where, text: t(what, values) }));
  const field = fieldOf(
    customer,
    setCustomer,
    (name) => said.find(({ where }) => where === name)?.text,
  );
  const elsewhere = said.find(({ where }) => !fields.some((name) => name === where));
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => keep({ ...book, id: entry?.id ?? null, ...asSaved(entry, customer) })}
      title={entry ? t('addressbook.edit', { name: entry.name }) : t('addressbook.add')}
      closeLabel={t('action.close')}
      actions={
        <>
          {onForget && <ForgetButton onClick={onForget} />}
          <Button onClick={onClose}>{t('action.back')}</Button>
          <Button type="submit" variant="primary" busy={keeping}>
            {t('addressbook.keep')}
          </Button>
        </>
      }
    >
      <div ref={form}>
        <Stack>
          <CustomerFields field={field} />
          <FormError text={elsewhere?.text ?? null} />
        </Stack>
      </div>
    </Dialog>
  );
}

function ForgetButton({ onClick }: { onClick: () => void }) {
  const t = useText();
  return (
    <Button variant="quiet" icon="trash" onClick={onClick}>
      {t('addressbook.delete')}
    </Button>
  );
}

function CustomerFields({ field }: { field: ReturnType<typeof fieldOf> }) {
  const t = useText();
  const aside = t('request.optional');
  return (
    <>
      <TextField {...field('name')} label={t('request.customer.name')} />
      <PhoneField {...field('phone_number')} label={t('request.customer.phone')} aside={aside} />
      <TextField {...field('street_address')} label={t('address.street')} />
      <Row gap={3} align="start" stackOnPhone shared>
        <TextField {...field('unit')} label={t('request.unit')} aside={aside} />
        <TextField {...field('building')} label={t('request.building')} aside={aside} />
      </Row>
      <TextArea {...field('notes')} label={t('request.rider-notes')} aside={aside} />
    </>
  );
}

/** The customer to save; a changed street replaces the whole address text, and may be at another place. */
function asSaved(entry: AddressBookEntry | null, customer: SavedCustomer) {
  const { street_address } = customer;
  if (street_address.trim() === entry?.street_address.trim()) return { customer };
  return { customer: { ...customer, address_text: street_address }, moved: true };
}

function fieldOf(
  customer: SavedCustomer,
  change: (customer: SavedCustomer) => void,
  errorOf: (name: FieldName) => string | undefined,
) {
  return (name: FieldName) => ({
    name,
    value: customer[name],
    autoComplete: 'off',
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ ...customer, [name]: event.currentTarget.value }),
  });
}

function useFocusOnRefusal(refusals: readonly unknown[]) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  return form;
}

/** Calls `act` once an entry was kept after the dialog was opened. */
function useAfterSaving(act: () => void): void {
  const last = useUnit($lastKept);
  const first = useRef(last);
  const acted = useEffectEvent(act);
  useEffect(() => {
    if (last !== first.current) acted();
  }, [last]);
}
