import * as z from 'zod/mini';
import { defineKept } from '#core';
import { AddressBookEntry, BookColumnChoices } from '#schemas';

/** More than anybody keeps, and less than a browser holds. */
export const mostEntries = 200;
const Entries = z.array(AddressBookEntry).check(z.maxLength(mostEntries));

/** The addresses that a guest keeps on this device while their visit lasts, the latest last: who comes next may not read them. */
export const guestBook = defineKept({
  key: 'address-book',
  keptFor: 'session',
  read: (stored) => z.safeParse(Entries, stored).data ?? null,
});

/** Which columns a person gave to the headers of files of customers. */
export const bookColumns = defineKept({
  key: 'book-columns',
  keptFor: 'ever',
  read: (stored) => z.safeParse(BookColumnChoices, stored).data ?? null,
});
