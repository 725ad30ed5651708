import * as z from 'zod/mini';

/** The roles of members, from most to least powers. */
export const roles = ['owner', 'manager', 'counter'] as const;
/** One of the roles of a member. */
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** How somebody reaches an outlet: as a member with a role, or through an ordering platform. */
export const Standing = z.enum([...roles, 'platform']);
export type Standing = z.infer<typeof Standing>;
