import type { Access } from '#schemas';

/** Who is calling: nobody yet, or a signed-in person with every vendor they reach in this deployment. */
export type Who =
  | { kind: 'nobody' }
  | {
      kind: 'user';
      userId: string;
      email: string;
      sessionId: string;
      vendorIds: ReadonlySet<string>;
    };

export type SignedIn = Extract<Who, { kind: 'user' }>;

export type Verdict = 'allowed' | 'signInFirst' | 'unknown';

/**
 * The one rule about who may do what. `owners` are the vendors that the named object belongs to.
 * An object of somebody else is as unknown as one that does not exist, so that ids cannot be probed.
 */
export function decide(who: Who, access: Access, owners: readonly string[]): Verdict {
  if (access.kind === 'public') return 'allowed';
  if (who.kind === 'nobody') return 'signInFirst';
  if (access.kind === 'session') return 'allowed';
  return owners.some((vendorId) => who.vendorIds.has(vendorId)) ? 'allowed' : 'unknown';
}
