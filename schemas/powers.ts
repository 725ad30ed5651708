import { type Role, roles, type Standing } from './roles.ts';
import type { Vendor } from './vendor.ts';

/**
 * What may be done at an outlet, and who may: the one table of it. `orders` is to request riders, watch, change and cancel, with all that belongs to a
 * day at the counter; `outlets` to change collection points; `files` to take histories and address books away; `members` to say who belongs;
 * `messages` to say what recipients are told; `programs` to connect tills and other programs, which may outlast who did it; `safety` to say how
 * everybody of the merchant has to sign in.
 */
export const powers = {
  orders: ['owner', 'manager', 'counter', 'platform'],
  outlets: ['owner', 'manager', 'platform'],
  files: ['owner', 'manager', 'platform'],
  members: ['owner', 'manager'],
  messages: ['owner', 'manager'],
  programs: ['owner', 'manager'],
  safety: ['owner'],
} as const satisfies Readonly<Record<string, readonly Standing[]>>;
/** Something that a role may or may not do. */
export type Power = keyof typeof powers;

/** Whether somebody of this standing may do it. */
export function mayDo(standing: Standing, power: Power): boolean {
  const able: readonly Standing[] = powers[power];
  return able.includes(standing);
}

/** Whether who looks at an outlet may do it there; where nobody says what they are, the server decides. */
export function mayAt(vendor: Pick<Vendor, 'standing'> | null, power: Power): boolean {
  return vendor?.standing === undefined || mayDo(vendor.standing, power);
}

/** Whether a member may give a role, or take it away: owners any, others only those that may less than they do. */
export function mayGive(own: Role, given: Role): boolean {
  return own === 'owner' || roles.indexOf(given) > roles.indexOf(own);
}

/** The one of several standings by which most may be done; undefined for none. */
export function highest<S extends Standing>(standings: readonly S[]): S | undefined {
  const order: readonly Standing[] = ['owner', 'manager', 'platform', 'counter'];
  return standings.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[0];
}
