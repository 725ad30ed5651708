import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '#i18n';
import type { AddressBookEntry } from '#schemas';
import { Button, Dialog, FormError, PhoneField, Row, Stack, TextArea, TextField } from '#ui';
import type { Book } from './keeper.ts';
import { $keeping, $lastKept, $refusals, customerKept } from './model.ts';
import { StreetField } from './street-field.tsx';
import { useEditor } from './use-editor.ts';

const fields = ['name', 'phone_number', 'street_address', 'unit', 'building', 'notes'] as const;
type FieldName = (typeof fields)[number];

export type EditorProps = {
  book: Book;
  /** Null for a new customer. */
  entry: AddressBookEntry | null;
  onClose: () => void;
  /** The person wants to delete the entry; the caller asks for confirmation. */
  onForget?: () => void;
};

/** Edits a customer or adds one. A changed street is at another place, which is chosen while it is typed; nobody rides to the old one. */
export function EditDialog({ book, entry, onClose, onForget }: EditorProps) {
  const t = useText();
  const [keep, keeping, refusals] = useUnit([customerKept, $keeping, $refusals]);
  const editor = useEditor(entry);
  const form = useFocusOnRefusal(refusals);
  useAfterSaving(onClose);
  // The refusals that came before a place was chosen, which settles what is said of the street.
  const [before, settle] = useState<unknown>(null);
  const said = refusals.map(({ what, where, values }) => ({ where, text: t(what, values) }));
  const errorOf = (name: FieldName) =>
    name === 'street_address' && before === refusals
      ? undefined
      : said.find(({ where }) => where === name)?.text;
  const elsewhere = said.find(({ where }) => !fields.some((name) => name === where));
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => keep({ ...book, id: entry?.id ?? null, ...editor.edited() })}
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
          <CustomerFields {...{ editor, errorOf }} onChosen={() => settle(refusals)} />
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

type CustomerFieldsProps = {
  editor: ReturnType<typeof useEditor>;
  errorOf: (name: FieldName) => string | undefined;
  onChosen: () => void;
};

function CustomerFields({ editor, errorOf, onChosen }: CustomerFieldsProps) {
  const t = useText();
  const aside = t('request.optional');
  const { customer, chosen, near, change, typeStreet, choose } = editor;
  const field = (name: Exclude<FieldName, 'street_address'>) => ({
    ...{ name, value: customer[name], autoComplete: 'off', error: errorOf(name) },
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextField {...field('name')} label={t('request.customer.name')} />
      <PhoneField {...field('phone_number')} label={t('request.customer.phone')} aside={aside} />
      <StreetField
        {...{ near, chosen }}
        value={customer.street_address}
        error={errorOf('street_address')}
        onType={typeStreet}
        onChoose={(place) => {
          choose(place);
          onChosen();
        }}
      />
      <Row gap={3} align="start" stackOnPhone shared>
        <TextField {...field('unit')} label={t('request.unit')} aside={aside} />
        <TextField {...field('building')} label={t('request.building')} aside={aside} />
      </Row>
      <TextArea {...field('notes')} label={t('request.rider-notes')} aside={aside} />
    </>
  );
}

function useFocusOnRefusal(refusals: readonly unknown[]) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals.length === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    wrong?.focus();
    // A click opens the places to choose from.
    if (wrong?.role === 'combobox') wrong.click();
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
