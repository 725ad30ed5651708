import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import type { SlotProps } from '#core';
import { useText } from '#i18n';
import type { AddressBookEntry } from '#schemas';
import { Button } from '#ui';
import * as css from './address-book.css.ts';
import { choiceOf } from './customer.ts';
import type { Book } from './keeper.ts';
import { $guestHasCustomers, guestSeen } from './link-model.ts';
import { $found, $searching, placelessChosen, queryTyped } from './model.ts';
import { useBook } from './use-book.ts';

/** Offers kept customers in the address search, found by name, phone or street; and a link to the whole book. */
export function AddressBook({ vendor, typed, ...list }: SlotProps['request.destination']) {
  const t = useText();
  const [, go] = useLocation();
  const book = useBook(vendor.vendor_id);
  useOffered(book, typed, list);
  if (!useIsOfUse(book)) return null;
  return (
    <Button
      variant="quiet"
      className={css.beside}
      onClick={() => go(`/address-book/${encodeURIComponent(vendor.vendor_id)}`)}
    >
      {t('addressbook.all')}
    </Button>
  );
}

/** A shop may add and import customers there; a guest in the middle of a first request would only find nobody. */
function useIsOfUse(book: Book): boolean {
  const isGuest = book.keeper === 'browser';
  const [hasCustomers, ask] = useUnit([$guestHasCustomers, guestSeen]);
  useEffect(() => {
    if (isGuest) ask(book);
  }, [isGuest, ask, book]);
  return !isGuest || hasCustomers;
}

type ListProps = Pick<SlotProps['request.destination'], 'offer' | 'choose'>;

/** Adds the customers found for the text to the list of addresses. */
function useOffered({ keeper, vendorId }: Book, typed: string, { offer, choose }: ListProps) {
  const [found, searching] = useUnit([$found, $searching]);
  const [type, tell] = useUnit([queryTyped, placelessChosen]);
  useEffect(() => {
    type({ keeper, vendorId, query: typed });
  }, [type, keeper, vendorId, typed]);
  const take = (entry: AddressBookEntry) => {
    const chosen = choiceOf(entry);
    if (chosen === null) tell();
    else choose(chosen.destination, chosen.fields);
  };
  const say = useEffectEvent((entries: readonly AddressBookEntry[], stale: boolean) =>
    offer(
      entries.map((entry) => ({
        ...{ id: entry.id, name: entry.name, address: entry.address, stale },
        position: choiceOf(entry)?.destination ?? null,
        choose: () => take(entry),
      })),
    ),
  );
  useEffect(() => say(found, searching), [found, searching]);
}
