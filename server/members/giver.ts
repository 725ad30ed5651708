import { type Id, mayGive, type Role } from '#schemas';
import { refusals } from '../http/refusal.ts';
import type { SignedIn } from '../policy.ts';

/** Refuses where somebody has not the standing to give these roles, or to take them away. */
export function requireGiver({ standings }: SignedIn, vendorId: Id, given: readonly Role[]): void {
  const own = standings.get(vendorId);
  const isAble = own !== undefined && own !== 'platform';
  if (!isAble || !given.every((role) => mayGive(own, role))) throw refusals.notAllowed();
}
