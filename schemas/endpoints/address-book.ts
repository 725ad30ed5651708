import * as z from 'zod/mini';
import { AddressBookEntry, SavedCustomer } from '../address.ts';
import { Id, text, typedText } from '../primitives.ts';
import { defineEndpoint } from './define.ts';

const ofVendor = {
  service: 'orders',
  access: { kind: 'vendor', at: 'params.vendorId' },
} as const;
const entry = z.strictObject({ vendorId: Id, customerId: Id });

export const searchCustomers = defineEndpoint({
  ...ofVendor,
  id: 'searchCustomers',
  summary: "Customers of an outlet's address book whose name, phone or street holds what was typed",
  method: 'GET',
  path: '/addressbook/search-customers/{vendorId}',
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  query: z.strictObject({ query: typedText(300).check(z.minLength(2)) }),
  result: z.array(AddressBookEntry),
});

/** Customers that one answer carries. */
const pageOfCustomers = 50;

export const listCustomers = defineEndpoint({
  ...ofVendor,
  id: 'listCustomers',
  summary:
    "An outlet's address book by name, or what of it holds a text; `after` continues where the last page ended",
  method: 'GET',
  path: '/addressbook/customers/{vendorId}',
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  query: z.strictObject({
    query: z.optional(typedText(300)),
    after: z.optional(typedText(1000)),
  }),
  result: z.object({
    customers: z.array(AddressBookEntry).check(z.maxLength(pageOfCustomers)),
    /** What continues after these; null after the last ones. */
    next: z.nullable(text(1000)),
    /** All that are kept, or all that hold the text. */
    total: z.number(),
  }),
});

export const saveCustomer = defineEndpoint({
  ...ofVendor,
  id: 'saveCustomer',
  summary: 'Keep a customer; the same name, phone and address are the same entry',
  method: 'POST',
  path: '/addressbook/customers/{vendorId}',
  retry: 'idempotent',
  params: z.strictObject({ vendorId: Id }),
  body: SavedCustomer,
  result: AddressBookEntry,
  refusals: ['InvalidAddress'],
});

export const updateCustomer = defineEndpoint({
  ...ofVendor,
  id: 'updateCustomer',
  summary: 'Change a kept customer',
  method: 'PUT',
  path: '/addressbook/customers/{vendorId}/{customerId}',
  retry: 'idempotent',
  params: entry,
  body: SavedCustomer,
  result: AddressBookEntry,
  refusals: ['InvalidAddress', 'AlreadyKept'],
});

export const deleteCustomer = defineEndpoint({
  ...ofVendor,
  id: 'deleteCustomer',
  summary: 'Forget a kept customer; one who is not kept is forgotten already',
  method: 'DELETE',
  path: '/addressbook/customers/{vendorId}/{customerId}',
  retry: 'idempotent',
  params: entry,
  result: z.object({}),
});
