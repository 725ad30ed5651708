import { type Id, mayGive, type Role } from '#schemas';
import { refusals } from '../http/refusal.ts';
import { standingOf, type Who } from '../policy.ts';

/** Refuses callers who may not give or take away these roles. */
export function requireGiver(who: Who, vendorId: Id, given: readonly Role[]): void {
  const own = standingOf(who, vendorId);
  const isAble = own !== undefined && own !== 'platform';
  if (!isAble || !given.every((role) => mayGive(own, role))) throw refusals.notAllowed();
}
