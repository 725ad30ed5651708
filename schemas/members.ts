import * as z from 'zod/mini';
import { Id, text, UnixTime } from './primitives.ts';
import { Role } from './roles.ts';

/** Somebody who belongs to an outlet, or to its main account and so to each of its outlets. */
export const Member = z.object({
  user_id: Id,
  email: text(320),
  name: z.nullable(text(300)),
  role: Role,
  /** Where they are a member, which may be the main account. */
  vendor_id: Id,
  vendor_name: text(300),
  /** When a session of theirs was used last; null when they have none. */
  seen_at: z.nullable(UnixTime),
  /** Whether they sign in with a code beside the password. */
  has_codes: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** Whether a merchant asks each of its members for a code at sign-in. */
export const RequiredCodes = z.object({
  /** Where that is said: the main account, or an outlet without one. */
  vendor_id: Id,
  vendor_name: text(300),
  /** Since when; null where it does not. */
  since: z.nullable(UnixTime),
  /** How many people belong to it and its outlets, and how many of them have codes. */
  members: z.number(),
  with_codes: z.number(),
});
export type RequiredCodes = z.infer<typeof RequiredCodes>;

/** Somebody who was asked by mail to join and has not done so yet. */
export const Invitation = z.object({
  invitation_id: Id,
  email: text(320),
  role: Role,
  vendor_id: Id,
  vendor_name: text(300),
  expires_at: UnixTime,
});
export type Invitation = z.infer<typeof Invitation>;

/** A device on which somebody is signed in. */
export const Device = z.object({
  session_id: Id,
  /** What the browser and the system are called, such as `Firefox` and `Android`; null where that is not known. */
  browser: z.nullable(text(60)),
  system: z.nullable(text(60)),
  created_at: UnixTime,
  seen_at: UnixTime,
  /** Whether it is the one that asks. */
  is_this: z.boolean(),
  /** Whether the person got in by their PIN of a shared device. */
  by_pin: z.boolean(),
});
export type Device = z.infer<typeof Device>;

/** That somebody gets in by a PIN on a device that several people share. */
export const Pin = z.object({
  device_id: Id,
  /** As of a device on which somebody is signed in. */
  browser: z.nullable(text(60)),
  system: z.nullable(text(60)),
  used_at: UnixTime,
  /** Whether it is the device that asks. */
  is_this: z.boolean(),
});
export type Pin = z.infer<typeof Pin>;
