import { attach, createEffect } from 'effector';
import { $config, endpointFx } from '#core';
import { composeAddress, isFoundBy } from '#core/rules';
import {
  type AddressBookEntry,
  endpoints,
  type Id,
  type ResultOf,
  type SavedCustomer,
} from '#schemas';
import { guestBook, mostEntries } from './kept.ts';
import { isSameCustomer } from './same-customer.ts';

/** Who keeps the entries: the outlet's server, or a guest's own browser. */
export type Keeper = 'server' | 'browser';

/** Which book: an outlet's or a guest's. */
export type Book = { readonly keeper: Keeper; readonly vendorId: Id };

const searchCustomersFx = endpointFx(endpoints.searchCustomers);
const listCustomersFx = endpointFx(endpoints.listCustomers);
const saveCustomerFx = endpointFx(endpoints.saveCustomer);
const updateCustomerFx = endpointFx(endpoints.updateCustomer);
const deleteCustomerFx = endpointFx(endpoints.deleteCustomer);

type Search = Book & { readonly query: string };
export const searchFx = createEffect(
  async ({ keeper, vendorId, query }: Search): Promise<readonly AddressBookEntry[]> =>
    keeper === 'server'
      ? searchCustomersFx({ params: { vendorId }, query: { query } })
      : matching(await loadBook(), query),
);

/** A page of entries by name, and the key of the next one. */
export type BookPage = ResultOf<typeof endpoints.listCustomers>;

type Listed = Book & { readonly query: string; readonly after: string | null };
/** Loads a page of the book, or of a search in it; a browser's book is always one page. */
export const listFx = createEffect(
  async ({ keeper, vendorId, query, after }: Listed): Promise<BookPage> => {
    if (keeper === 'server') {
      return listCustomersFx({
        params: { vendorId },
        query: { ...(query !== '' && { query }), ...(after !== null && { after }) },
      });
    }
    const entries = await loadBook();
    const found = query === '' ? entries : matching(entries, query);
    const customers = found.toSorted((a, b) => a.name.localeCompare(b.name));
    return { customers, next: null, total: customers.length, remembers: false };
  },
);

/** A customer to keep: a new one, or the changed entry `id`. */
export type Keep = Book & { readonly id: Id | null; readonly customer: SavedCustomer };
/** Keeps a new entry, or changes the one with this id. */
export const keepFx = attach({
  source: $config,
  effect: async (config, { keeper, vendorId, id, customer }: Keep) => {
    if (keeper === 'server') {
      return id === null
        ? saveCustomerFx({ params: { vendorId }, body: customer })
        : updateCustomerFx({ params: { vendorId, customerId: id }, body: customer });
    }
    const entries = await loadBook();
    const plan = config?.phonePlan ?? null;
    const same = entries.find((each) => isSameCustomer(each, customer, plan));
    const entry = entryOf(customer, id ?? same?.id ?? nextId(entries));
    const others = entries.filter((each) => each.id !== entry.id && each.id !== same?.id);
    await saveBook([...others, entry]);
    return entry;
  },
});

export const forgetFx = createEffect(async ({ keeper, vendorId, id }: Book & { id: Id }) => {
  if (keeper === 'server') {
    await deleteCustomerFx({ params: { vendorId, customerId: id } });
  } else {
    const entries = await loadBook();
    await saveBook(entries.filter((each) => each.id !== id));
  }
  return id;
});

/** The entries of a guest's browser. */
async function loadBook(): Promise<readonly AddressBookEntry[]> {
  return (await guestBook.loadFx({ owner: '' })) ?? [];
}

function saveBook(entries: readonly AddressBookEntry[]): Promise<void> {
  return guestBook.saveFx({ owner: '', value: entries.slice(-mostEntries) });
}

/** Entries that hold every word of a query in name, phone or street. */
export function matching(
  entries: readonly AddressBookEntry[],
  query: string,
): readonly AddressBookEntry[] {
  return entries.filter(({ name, address, street_address, phone_number: phone }) =>
    isFoundBy({ texts: [name, address, street_address], phone }, query),
  );
}

function entryOf(customer: SavedCustomer, id: Id): AddressBookEntry {
  const { unit, building, address_text: rest } = customer;
  return { ...customer, id, address: composeAddress([unit, building, rest]) };
}

function nextId(entries: readonly AddressBookEntry[]): Id {
  const numbers = entries.map(({ id }) => Number(id.replace(/\D/g, '')) || 0);
  return `own-${Math.max(0, ...numbers) + 1}`;
}
