import * as z from 'zod/mini';
import { Id, text, UnixTime } from './primitives.ts';
import { Role } from './roles.ts';

/** A member of an outlet, or of its main account and so of all its outlets. */
export const Member = z.object({
  user_id: Id,
  email: text(320),
  name: z.nullable(text(300)),
  role: Role,
  /** Where they are a member, which may be the main account. */
  vendor_id: Id,
  vendor_name: text(300),
  /** When one of their sessions was last used; null without one. */
  seen_at: z.nullable(UnixTime),
  /** Whether they sign in with a code beside the password. */
  has_codes: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** Whether a merchant asks each of its members for a code at sign-in. */
export const RequiredCodes = z.object({
  /** Where it is set: the main account, or an outlet without one. */
  vendor_id: Id,
  vendor_name: text(300),
  /** Since when; null where codes are not required. */
  since: z.nullable(UnixTime),
  /** How many members it and its outlets have, and how many of them use codes. */
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
  /** The names of browser and system, such as `Firefox` and `Android`; null where not known. */
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

/** A person's PIN on a shared device. */
export const Pin = z.object({
  device_id: Id,
  /** As in `Device`. */
  browser: z.nullable(text(60)),
  system: z.nullable(text(60)),
  used_at: UnixTime,
  /** Whether it is the device that asks. */
  is_this: z.boolean(),
});
export type Pin = z.infer<typeof Pin>;
