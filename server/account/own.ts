import { refusals } from '../http/refusal.ts';
import type { SignedIn } from '../policy.ts';

/** Refuses who has no account of their own here, since a platform vouches for them. */
export function requireOwnAccount({ scoped }: SignedIn): void {
  if (scoped) throw refusals.notAllowed();
}
