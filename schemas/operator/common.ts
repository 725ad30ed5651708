import * as z from 'zod/mini';
import { Id, text, typedText, UnixTime } from '../primitives.ts';
import { Role } from '../roles.ts';

/** Which part of a list to return. */
export const Part = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 100),
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
};

/** A text to search a list for, and which part of the result to return. */
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

/** The path parameter of an outlet; a merchant's id names its main account. */
export const OutletAt = z.strictObject({ outletId: Id });
/** The path parameter of a merchant. */
export const MerchantAt = z.strictObject({ merchantId: Id });
/** The path parameter of a deployment. */
export const DeploymentAt = z.strictObject({ deployment: Id });

/** Somebody who was invited by mail. */
export const Invited = z.object({
  email: text(320),
  role: Role,
  outlet_id: Id,
  /** When the link in the mail expires. */
  expires_at: UnixTime,
});

/** The answer of a call that has nothing to tell. */
export const Done = z.object({ success: z.literal(true) });
