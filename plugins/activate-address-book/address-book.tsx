import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { SlotProps } from '#core';
import { useText } from '#i18n';
import { Combobox } from '#lazy';
import type { AddressBookEntry } from '#schemas';
import { Button, Icon } from '#ui';
import { chosenFrom } from './customer.ts';
import type { Keeper } from './keeper.ts';
import { ManageDialog } from './manage-dialog.tsx';
import {
  $found,
  $nothingFound,
  $query,
  $searching,
  placelessChosen,
  queryTyped,
  searchDropped,
} from './model.ts';

type AddressBookProps = SlotProps['request.destination'] & { readonly keeper: Keeper };

/** People who were delivered to before: found by name, phone or street, and chosen with everything known of them. */
export function AddressBook({ keeper, vendor, choose }: AddressBookProps) {
  const t = useText();
  const [query, found, searching, nothing] = useUnit([$query, $found, $searching, $nothingFound]);
  const [type, drop, tell] = useUnit([queryTyped, searchDropped, placelessChosen]);
  const [isOpen, open] = useState(false);
  const [managing, setManaging] = useState(false);
  const book = { keeper, vendorId: vendor.vendor_id };
  const select = (entry: AddressBookEntry) => {
    const chosen = chosenFrom(entry);
    if (chosen === null) tell();
    else choose(chosen.destination, chosen.fields);
    drop();
  };
  if (!isOpen) {
    return (
      <div>
        <Button variant="quiet" flush onClick={() => open(true)}>
          {t('addressbook.search')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Combobox
        id="savedAddress"
        label={t('addressbook.search')}
        hint={t('addressbook.search.hint')}
        leading={<Icon name="search" />}
        value={managing ? '' : query}
        maxLength={100}
        onType={(text) => type({ ...book, query: text })}
        onSelect={select}
        items={managing ? [] : found}
        itemKey={({ id }) => id}
        itemText={({ name, address }) => `${name}, ${address}`}
        renderItem={(entry) => <EntryLine entry={entry} />}
        loading={searching && !managing}
        stale={searching}
        loadingText={t('addressbook.searching')}
        emptyText={nothing ? t('addressbook.none') : ''}
        countText={(count) => t('addressbook.count', { count })}
      />
      <Button
        variant="quiet"
        flush
        onClick={() => {
          drop();
          setManaging(true);
        }}
      >
        {t('addressbook.manage')}
      </Button>
      {managing && (
        <ManageDialog
          book={book}
          onClose={() => {
            drop();
            setManaging(false);
          }}
        />
      )}
    </div>
  );
}

function EntryLine({ entry }: { entry: AddressBookEntry }) {
  return (
    <span>
      <bdi>{entry.name}</bdi> · <bdi dir="ltr">{entry.phone_number}</bdi>
      <br />
      <bdi>{entry.address}</bdi>
    </span>
  );
}
