import type { Access } from '#schemas';

/** Who is calling: nobody yet, or a signed-in person with every vendor they reach in this deployment. */
export type Who =
  | { kind: 'nobody' }
  /** The connected fleet, by its signature. */
  | { kind: 'fleet' }
  | Person<'user'>
  /** Somebody without an account: `userId` stands for this guest alone, and the vendor is that of all guests. */
  | Person<'guest'>;

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
export type Guest = Extract<Who, { kind: 'guest' }>;

export type Verdict = 'allowed' | 'signInFirst' | 'unknown';

/**
 * The one rule about who may do what. `owners` are the vendors that the named object belongs to.
 * An object of somebody else is as unknown as one that does not exist, so that ids cannot be probed.
 */
export function decide(who: Who, access: Access, owners: readonly string[]): Verdict {
  if (access.kind === 'public') return 'allowed';
  if (access.kind === 'fleet') return who.kind === 'fleet' ? 'allowed' : 'signInFirst';
  if (who.kind === 'nobody' || who.kind === 'fleet') return 'signInFirst';
  if (who.kind === 'guest') return decideForGuest(who, access, owners);
  if (access.kind === 'session') return 'allowed';
  return owners.some((vendorId) => who.vendorIds.has(vendorId)) ? 'allowed' : 'unknown';
}

/** Who calls, by an id that names nobody to others; undefined for who has none. */
export function actorOf(who: Who): string | undefined {
  return 'userId' in who ? who.userId : undefined;
}

/** Whether nobody with an account is calling. */
export function isGuest(who: Who): boolean {
  return who.kind === 'guest';
}

/** Guests share one vendor, so beyond that vendor's own data only what they made themselves is theirs. */
function decideForGuest(who: Guest, access: Access, owners: readonly string[]): Verdict {
  if (access.kind === 'public') return 'allowed';
  if (!access.guests) return 'signInFirst';
  if (access.kind === 'session') return 'allowed';
  const mine =
    access.kind === 'vendor'
      ? owners.some((id) => who.vendorIds.has(id))
      : owners.includes(who.userId);
  return mine ? 'allowed' : 'unknown';
}
