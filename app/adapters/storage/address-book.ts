import * as z from 'zod/mini';
import { AddressBookEntry } from '#schemas';
import type { SafeStorage } from './storage.ts';

const key = 'address-book';
/** More than anybody keeps, and less than a browser holds. */
const most = 200;
const Entries = z.array(AddressBookEntry).check(z.maxLength(most));

/** The addresses that a guest keeps on this device, the latest last. */
export function createAddressBook(storage: SafeStorage) {
  return {
    load: (): readonly AddressBookEntry[] => storage.read(key, Entries) ?? [],
    save: (entries: readonly AddressBookEntry[]): void => storage.write(key, entries.slice(-most)),
  };
}
