import * as z from 'zod/mini';

/** What a member of a merchant is, from who may most to who may least. */
export const roles = ['owner', 'manager', 'counter'] as const;
/** One of the roles of a member. */
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** How somebody reaches an outlet: as a member of a role, or because an ordering platform vouches for them. */
export const Standing = z.enum([...roles, 'platform']);
export type Standing = z.infer<typeof Standing>;
