import * as z from 'zod/mini';

/** What a member of a merchant is, from who may most to who may least. */
export const roles = ['owner', 'manager', 'counter'] as const;
/** One of the roles of a member. */
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** How somebody reaches an outlet: as a member of a role, or because an ordering platform vouches for them. */
export type Standing = Role | 'platform';

/**
 * What may be done at an outlet, and who may: the one table of it. `orders` is to request riders, watch, change and cancel, with all that belongs to a
 * day at the counter; `outlets` to change collection points; `files` to take histories and address books away; `members` to say who belongs.
 */
export const powers = {
  orders: ['owner', 'manager', 'counter', 'platform'],
  outlets: ['owner', 'manager', 'platform'],
  files: ['owner', 'manager', 'platform'],
  members: ['owner', 'manager'],
} as const satisfies Readonly<Record<string, readonly Standing[]>>;
/** Something that a role may or may not do. */
export type Power = keyof typeof powers;

/** Whether somebody of this standing may do it. */
export function mayDo(standing: Standing, power: Power): boolean {
  const able: readonly Standing[] = powers[power];
  return able.includes(standing);
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
