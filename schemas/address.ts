import * as z from 'zod/mini';
import { CountryCode, Id, Position, text, typedText } from './primitives.ts';

/** More than any rule allows, so that rules can tell what is wrong. */
const longest = 4000;
const typed = text(longest);

/** The fields of an address, with texts bounded as in requests (`typedText`) or answers (`text`). */
const addressOf = (bounded: typeof text) => ({
  address_text: bounded(1000),
  unit: bounded(60),
  notes: bounded(longest),
  building: bounded(255),
  city: bounded(300),
  country_code: CountryCode,
  latitude: z.nullable(Position.shape.latitude),
  longitude: z.nullable(Position.shape.longitude),
  postal_code: bounded(20),
  street_address: bounded(longest),
});
const customerOf = (bounded: typeof text) => ({
  ...addressOf(bounded),
  name: bounded(300),
  phone_number: bounded(40),
});

/** An address as it is kept (specification 2, section 3). */
export const SavedAddress = z.strictObject(addressOf(typedText));
export type SavedAddress = z.infer<typeof SavedAddress>;

/** A customer whose address is kept. */
export const SavedCustomer = z.strictObject(customerOf(typedText));
export type SavedCustomer = z.infer<typeof SavedCustomer>;

/** A line of an outlet's address book; `address` is unit, building and the rest, joined by commas. */
export const AddressBookEntry = z.object({ ...customerOf(text), id: Id, address: typed });
export type AddressBookEntry = z.infer<typeof AddressBookEntry>;

/** The form in which a person says where an outlet stands (specification 2, section 3). */
export const OriginForm = z.object({
  street_address: typed,
  addressQuery: typed,
  building: text(255),
  city: text(300),
  countryCode: CountryCode,
  postalCode: text(20),
  latitude: z.nullable(Position.shape.latitude),
  longitude: z.nullable(Position.shape.longitude),
  unit: text(60),
  notes: typed,
  /** Names of the texts that the person wrote, which a moved pin does not replace. */
  own: z.optional(z.array(text(20))),
});
export type OriginForm = z.infer<typeof OriginForm>;
