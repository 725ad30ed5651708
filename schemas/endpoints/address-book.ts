import * as z from 'zod/mini';
import { AddressBookEntry, SavedCustomer } from '../address.ts';
import { Id, text, typedText } from '../primitives.ts';
import { defineEndpoint } from './define.ts';
import { fileFormats, mediaTypes, ServedFile } from './served-file.ts';

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

/** Customers of one answer at most. */
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
    /** The key of the next page; null after the last. */
    next: z.nullable(text(1000)),
    /** The number of all customers, or of all that match the search. */
    total: z.number(),
    /** Whether recipients of orders are added to the book by themselves. */
    remembers: z.boolean(),
  }),
});

export const rememberCustomers = defineEndpoint({
  ...ofVendor,
  id: 'rememberCustomers',
  summary: 'Say whether who an outlet delivers to is put into its address book by itself',
  method: 'PUT',
  path: '/addressbook/remembers/{vendorId}',
  retry: 'idempotent',
  params: z.strictObject({ vendorId: Id }),
  body: z.strictObject({ remembers: z.boolean() }),
  result: z.object({ remembers: z.boolean() }),
});

/** Customers of one import at most. */
const mostImported = 50;

export const importCustomers = defineEndpoint({
  ...ofVendor,
  id: 'importCustomers',
  summary:
    'Keep the customers of a file: who is kept already is brought up to date, who has no coordinates is looked up, and each row is told what became of it',
  method: 'POST',
  path: '/addressbook/import/{vendorId}',
  retry: 'idempotent',
  params: z.strictObject({ vendorId: Id }),
  body: z.strictObject({
    customers: z.array(SavedCustomer).check(z.minLength(1), z.maxLength(mostImported)),
  }),
  result: z.object({
    /** In the order of the customers. */
    rows: z.array(
      z.object({
        state: z.enum(['added', 'updated', 'same', 'refused']),
        problem: z.nullable(
          z.object({
            field: text(64),
            key: text(200),
            values: z.optional(z.record(text(64), z.union([text(5000), z.number()]))),
          }),
        ),
        /** The address of the place that was looked up, where the customer had no coordinates. */
        found: z.nullable(text(1000)),
      }),
    ),
  }),
});

export const exportCustomers = defineEndpoint({
  ...ofVendor,
  id: 'exportCustomers',
  access: { kind: 'vendor', at: 'params.vendorId', needs: 'files' },
  summary: "An outlet's whole address book as a file, by name",
  method: 'GET',
  path: '/addressbook/export/{vendorId}',
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  query: z.strictObject({
    format: z.enum(fileFormats),
    /** The language of the headers; without one they are our names of the columns, for programs. */
    language: z.optional(text(16)),
  }),
  produces: Object.values(mediaTypes),
  result: ServedFile,
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
