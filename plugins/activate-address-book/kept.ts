import * as z from 'zod/mini';
import { defineKept } from '#core';
import { AddressBookEntry, BookColumnChoices } from '#schemas';

/** The most entries of a guest's book. */
export const mostEntries = 200;
const Entries = z.array(AddressBookEntry).check(z.maxLength(mostEntries));

/** A guest's book, latest last. It ends with the visit, so that the next person cannot read it. */
export const guestBook = defineKept({
  key: 'address-book',
  keptFor: 'session',
  read: (stored) => z.safeParse(Entries, stored).data ?? null,
});

/** The columns that a person chose for headers of files of customers. */
export const bookColumns = defineKept({
  key: 'book-columns',
  keptFor: 'ever',
  read: (stored) => z.safeParse(BookColumnChoices, stored).data ?? null,
});
