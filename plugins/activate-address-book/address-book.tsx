import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SlotProps } from '#core';
import { useText } from '#i18n';
import type { AddressBookEntry } from '#schemas';
import { Button } from '#ui';
import * as css from './address-book.css.ts';
import { chosenFrom } from './customer.ts';
import type { Book, Keeper } from './keeper.ts';
import { ManageDialog } from './manage-dialog.tsx';
import { $found, $searching, placelessChosen, queryTyped, searchDropped } from './model.ts';

type AddressBookProps = SlotProps['request.destination'] & { readonly keeper: Keeper };

/** Customers whose addresses are kept, found with every address by name, phone or street; and the way to all of them. */
export function AddressBook({ keeper, vendor, typed, ...list }: AddressBookProps) {
  const t = useText();
  const [managing, setManaging] = useState(false);
  const drop = useUnit(searchDropped);
  const book = { keeper, vendorId: vendor.vendor_id };
  useOffered(book, typed, list);
  const turn = (on: boolean) => {
    drop();
    setManaging(on);
  };
  return (
    <>
      <Button variant="quiet" className={css.beside} onClick={() => turn(true)}>
        {t('addressbook.all')}
      </Button>
      {managing && <ManageDialog book={book} onClose={() => turn(false)} />}
    </>
  );
}

type ListProps = Pick<AddressBookProps, 'offer' | 'choose'>;

/** Offers what is found for the text to the list of addresses. */
function useOffered({ keeper, vendorId }: Book, typed: string, { offer, choose }: ListProps) {
  const [found, searching] = useUnit([$found, $searching]);
  const [type, tell] = useUnit([queryTyped, placelessChosen]);
  useEffect(() => {
    type({ keeper, vendorId, query: typed });
  }, [type, keeper, vendorId, typed]);
  const take = (entry: AddressBookEntry) => {
    const chosen = chosenFrom(entry);
    if (chosen === null) tell();
    else choose(chosen.destination, chosen.fields);
  };
  const say = useEffectEvent((entries: readonly AddressBookEntry[], stale: boolean) =>
    offer(
      entries.map((entry) => ({
        ...{ id: entry.id, name: entry.name, address: entry.address, stale },
        position: chosenFrom(entry)?.destination ?? null,
        choose: () => take(entry),
      })),
    ),
  );
  useEffect(() => say(found, searching), [found, searching]);
}
