import { useUnit } from 'effector-react';
import { memo } from 'react';
import { formatPhone, shownAddress } from '#core/rules';
import { useConfig, useText } from '#i18n';
import type { AddressBookEntry, Id } from '#schemas';
import { Button, OneLine, VisuallyHidden } from '#ui';
import { recipientFrom } from './customer.ts';
import { placelessChosen } from './model.ts';
import * as css from './page.css.ts';
import { requestForAsked } from './request-model.ts';

type BookRowProps = {
  entry: AddressBookEntry;
  vendorId: Id;
  onEdit: (entry: AddressBookEntry) => void;
};

/** One customer: the whole line opens it, the button at its end begins a request. Memoised, since there may be thousands. */
export const BookRow = memo(function BookRow({ entry, vendorId, onEdit }: BookRowProps) {
  const t = useText();
  const { phonePlan } = useConfig();
  const { id, name, phone_number, address, notes } = entry;
  return (
    <li id={`customer-${id}`} className={css.row}>
      <button type="button" className={css.name} onClick={() => onEdit(entry)}>
        <OneLine>{name}</OneLine>
        <VisuallyHidden> {t('addressbook.open')}</VisuallyHidden>
      </button>
      <span className={css.number}>
        <bdi dir="ltr">{formatPhone(phone_number, phonePlan)}</bdi>
      </span>
      <span className={css.address}>
        <OneLine>{shownAddress([address])}</OneLine>
      </span>
      <span className={css.notes}>
        <OneLine>{notes}</OneLine>
      </span>
      <RequestButton {...{ entry, vendorId }} />
    </li>
  );
});

function RequestButton({ entry, vendorId }: Omit<BookRowProps, 'onEdit'>) {
  const t = useText();
  const [ask, tell] = useUnit([requestForAsked, placelessChosen]);
  const begin = () => {
    const customer = recipientFrom(entry);
    if (customer === null) tell();
    else ask({ vendor_id: vendorId, customer });
  };
  return (
    <Button variant="quiet" icon="rider" className={css.request} onClick={begin}>
      <span className={css.requestText}>{t('nav.request')}</span>{' '}
      <VisuallyHidden>{entry.name}</VisuallyHidden>
    </Button>
  );
}
