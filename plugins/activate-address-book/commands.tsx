import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import type { SlotProps } from '#core';
import { shownAddress } from '#core/rules';
import { useText } from '#i18n';
import type { AddressBookEntry } from '#schemas';
import { $foundByCommand, commandsClosed, commandTyped } from './command-model.ts';
import { recipientFrom } from './customer.ts';
import { matching } from './keeper.ts';
import { placelessChosen } from './model.ts';
import { requestForAsked } from './request-model.ts';
import { useBook } from './use-book.ts';

/** As many as leave room for the other commands. */
const most = 5;

/** Offers a request for customers of the book, among everything that can be done. */
export function CustomerCommands({ vendor, typed, offer }: SlotProps['shell.commands']) {
  const t = useText();
  const { keeper, vendorId } = useBook(vendor.vendor_id);
  const [found, type, close] = useUnit([$foundByCommand, commandTyped, commandsClosed]);
  const [ask, tell] = useUnit([requestForAsked, placelessChosen]);
  useEffect(() => {
    type({ keeper, vendorId, query: typed });
  }, [type, keeper, vendorId, typed]);
  useEffect(() => () => close(), [close]);
  const run = (entry: AddressBookEntry) => () => {
    const customer = recipientFrom(entry);
    if (customer === null) tell();
    else ask({ vendor_id: vendorId, customer });
  };
  const say = useEffectEvent((entries: readonly AddressBookEntry[]) =>
    offer(
      entries.map((entry) => ({
        id: `customer ${entry.id}`,
        label: t('addressbook.command', {
          name: entry.name,
          address: shownAddress([entry.address]),
        }),
        run: run(entry),
      })),
    ),
  );
  // Answers come after the letters: until the next one, those of the last that fit.
  useEffect(() => {
    say(typed.trim() === '' ? [] : matching(found, typed).slice(0, most));
  }, [found, typed]);
  return null;
}
