import { type Role, roles, type Standing } from './roles.ts';
import type { Vendor } from './vendor.ts';

/**
 * The one table of what each standing may do at an outlet. `orders`: the daily work, such as requesting, watching, changing and
 * cancelling; `outlets`: changing collection points; `files`: downloading histories and address books; `members`: who belongs;
 * `messages`: what recipients are told; `programs`: connecting tills and other programs; `safety`: how members must sign in.
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

/** Whether a standing has a power. */
export function mayDo(standing: Standing, power: Power): boolean {
  const able: readonly Standing[] = powers[power];
  return able.includes(standing);
}

/** Whether the person has a power at an outlet; true where their standing is not known, since the server decides. */
export function mayAt(vendor: Pick<Vendor, 'standing'> | null, power: Power): boolean {
  return vendor?.standing === undefined || mayDo(vendor.standing, power);
}

/** Whether a member may give or take away a role: owners any role, others only lower ones than their own. */
export function mayGive(own: Role, given: Role): boolean {
  return own === 'owner' || roles.indexOf(given) > roles.indexOf(own);
}

/** The standing with the most powers; undefined for none. */
export function highest<S extends Standing>(standings: readonly S[]): S | undefined {
  const order: readonly Standing[] = ['owner', 'manager', 'platform', 'counter'];
  return standings.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[0];
}
