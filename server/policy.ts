import type { Access } from '#schemas';

/** Who is calling: nobody yet, or a signed-in person with every vendor they reach in this deployment. */
export type Who =
  | { kind: 'nobody' }
  | Person<'user'>
  /** Somebody without an account: `userId` stands for this guest alone, and the vendor is that of all guests. */
  | Person<'guest'>
  /** Somebody who operates the server: no vendor is theirs. */
  | Person<'operator'>;

type Person<Kind> = {
  kind: Kind;
  userId: string;
  email: string;
  sessionId: string;
  vendorIds: ReadonlySet<string>;
  /** They reach these vendors for this session alone, as an ordering platform said, and can pass nothing on. */
  scoped?: true;
};

export type SignedIn = Extract<Who, { kind: 'user' }>;
export type Operator = Extract<Who, { kind: 'operator' }>;
export type Guest = Extract<Who, { kind: 'guest' }>;

export type Verdict = 'allowed' | 'signInFirst' | 'unknown';

/**
 * The one rule about who may do what. `owners` are the vendors that the named object belongs to.
 * An object of somebody else is as unknown as one that does not exist, so that ids cannot be probed.
 */
export function decide(who: Who, access: Access, owners: readonly string[]): Verdict {
  if (access.kind === 'public') return 'allowed';
  if (who.kind === 'nobody') return 'signInFirst';
  // Neither side is anybody on the other.
  if (access.kind === 'operator' || who.kind === 'operator')
    return access.kind === who.kind ? 'allowed' : 'signInFirst';
  if (who.kind === 'guest') return decideForGuest(who, access, owners);
  if (access.kind === 'session') return 'allowed';
  return owners.some((vendorId) => who.vendorIds.has(vendorId)) ? 'allowed' : 'unknown';
}

/** Whether nobody with an account is calling. */
export function isGuest(who: Who): boolean {
  return who.kind === 'guest';
}

/** Guests share one vendor, so beyond that vendor's own data only what they made themselves is theirs. */
function decideForGuest(who: Guest, access: Access, owners: readonly string[]): Verdict {
  if (access.kind === 'public') return 'allowed';
  if (access.kind === 'operator' || !access.guests) return 'signInFirst';
  if (access.kind === 'session') return 'allowed';
  const mine =
    access.kind === 'vendor'
      ? owners.some((id) => who.vendorIds.has(id))
      : owners.includes(who.userId);
  return mine ? 'allowed' : 'unknown';
}
