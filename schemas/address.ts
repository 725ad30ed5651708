import * as z from 'zod/mini';
import { CountryCode, Id, Position, text } from './primitives.ts';

/** Longer than any rule allows, so that the rule can say what is wrong. */
const typed = text(4000);

/** An address as it is kept (specification 2, section 3); without coordinates nothing can be brought there. */
export const SavedAddress = z.strictObject({
  address_text: text(1000),
  unit: text(60),
  notes: typed,
  building: text(255),
  city: text(300),
  country_code: CountryCode,
  latitude: z.nullable(Position.shape.latitude),
  longitude: z.nullable(Position.shape.longitude),
  postal_code: text(20),
  street_address: typed,
});
export type SavedAddress = z.infer<typeof SavedAddress>;

/** A customer whose address is kept. */
export const SavedCustomer = z.strictObject({
  ...SavedAddress.shape,
  name: text(300),
  phone_number: text(40),
});
export type SavedCustomer = z.infer<typeof SavedCustomer>;

/** A line of an outlet's address book; `address` is unit, building and the rest, joined by commas. */
export const AddressBookEntry = z.object({
  ...SavedCustomer.shape,
  id: Id,
  address: typed,
});
export type AddressBookEntry = z.infer<typeof AddressBookEntry>;

/** Where an outlet stands, while the person says so (specification 2, section 3). */
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
});
export type OriginForm = z.infer<typeof OriginForm>;
