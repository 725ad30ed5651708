import * as z from 'zod/mini';
import { CountryCode, Id, Position, typedText } from './primitives.ts';

/** More than any rule allows, so that rules can tell what is wrong. */
const typed = typedText(1000);

/** The most owners of a collection point. */
export const mostOwners = 20;

/** A collection point as a merchant describes it (specification 1, section 7); `users` are its owners' addresses. */
export const OutletDetails = z.strictObject({
  name: typed,
  address: typed,
  latitude: z.nullable(Position.shape.latitude),
  longitude: z.nullable(Position.shape.longitude),
  rider_instructions: typed,
  phone_number: typed,
  city: typed,
  users: z.array(typed).check(z.maxLength(mostOwners)),
  unit: typed,
  building: typed,
  street: typed,
  postal_code: typed,
  country_code: CountryCode,
  client_vendor_id: typed,
  street_number: typed,
});
export type OutletDetails = z.infer<typeof OutletDetails>;

/** A collection point to be added; it belongs to a parent. */
export const NewOutlet = z.strictObject({ ...OutletDetails.shape, parent_vendor_id: Id });
export type NewOutlet = z.infer<typeof NewOutlet>;

/** A collection point's new values; its parent cannot change. */
export const ChangedOutlet = z.strictObject({
  ...OutletDetails.shape,
  parent_vendor_id: z.nullable(Id),
});
export type ChangedOutlet = z.infer<typeof ChangedOutlet>;
