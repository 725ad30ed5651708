import * as z from 'zod/mini';
import { Id, text, typedText, UnixTime } from '../primitives.ts';
import { Role } from '../roles.ts';

/** Which part of a list is told. */
export const Part = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 100),
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
};

/** What a list is narrowed to: a text that is looked for, and which part of what was found. */
export const Search = { search: z.optional(typedText(200)), ...Part };

/** A merchant as operators see it. */
export const Merchant = z.object({
  merchant_id: Id,
  deployment: Id,
  name: text(300),
  outlets: z.number(),
  people: z.number(),
  is_open: z.boolean(),
});

/** An outlet as operators see it. */
export const Outlet = z.object({
  outlet_id: Id,
  merchant_id: z.nullable(Id),
  deployment: Id,
  name: text(300),
  client_vendor_id: z.nullable(text(300)),
  phone: text(60),
  address: text(500),
  is_open: z.boolean(),
  /** When it opens by itself, where it has just been added. */
  available_at: z.nullable(UnixTime),
});

/** An outlet by its own or its merchant's id. */
export const OutletAt = z.strictObject({ outletId: Id });
/** Where a merchant is named. */
export const MerchantAt = z.strictObject({ merchantId: Id });
/** Where a deployment is named. */
export const DeploymentAt = z.strictObject({ deployment: Id });

/** Who was promised a mail. */
export const Invited = z.object({
  email: text(320),
  role: Role,
  outlet_id: Id,
  /** When the link that they get ends. */
  expires_at: UnixTime,
});

/** That it was done. */
export const Done = z.object({ success: z.literal(true) });
