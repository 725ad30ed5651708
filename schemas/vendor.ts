import * as z from 'zod/mini';
import { CountryCode, CurrencyCode, Id, text, UnixTime } from './primitives.ts';
import { Standing } from './roles.ts';

/** Where an outlet stands; coordinates may be missing at first. */
export const VendorLocation = z.object({
  address_text: text(1000),
  building: z.optional(text(255)),
  city: z.optional(text(300)),
  country_code: CountryCode,
  latitude: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  postal_code: z.optional(text(20)),
  street: z.optional(text(300)),
  street_number: z.optional(text(60)),
  unit: z.optional(text(60)),
  rider_instructions: z.optional(text(1000)),
});
export type VendorLocation = z.infer<typeof VendorLocation>;

/** A merchant's outlet, or the parent of several (specification 1, section 3). */
export const Vendor = z.object({
  vendor_id: Id,
  parent_vendor_id: z.nullable(Id),
  client_vendor_id: z.nullable(text(255)),
  is_parent: z.boolean(),
  is_active: z.boolean(),
  is_registered: z.boolean(),
  /** When an outlet that is not active yet will become active. */
  available_at: z.optional(UnixTime),
  /** Whether its orders may be paid online by card. */
  online_payment: z.optional(z.boolean()),
  /** Whether it is a test outlet, whose orders go to simulated riders. */
  is_test: z.optional(z.boolean()),
  /** Minutes to the pickup of an order; the country's minimum if absent. */
  login_pickup_estimation: z.optional(z.number().check(z.positive())),
  /** The caller's standing at the outlet. */
  standing: z.optional(Standing),
  vendor_information: z.object({
    name: text(300),
    currency: CurrencyCode,
    owners: z.array(text(320)),
    contact: z.object({ phone: text(40) }),
    location: VendorLocation,
  }),
});
export type Vendor = z.infer<typeof Vendor>;
