import { type Access, mayDo, type Power, type Standing } from '#schemas';

/** Who is calling: nobody yet, or a signed-in person with every vendor they reach in this deployment, and what they are there. */
export type Who =
  | { kind: 'nobody' }
  | (Person<'user'> & { standings: ReadonlyMap<string, Standing> })
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

export type Verdict = 'allowed' | 'signInFirst' | 'notAllowed' | 'unknown';

/**
 * The one rule about who may do what. `owners` are the vendors that the named object belongs to.
 * An object of somebody else is as unknown as one that does not exist, so that ids cannot be probed; who reaches it and may not do this with it is told so.
 */
export function decide(who: Who, access: Access, owners: readonly string[]): Verdict {
  if (access.kind === 'public') return 'allowed';
  if (who.kind === 'nobody') return 'signInFirst';
  if (who.kind === 'guest') return decideForGuest(who, access, owners);
  if (access.kind === 'session') return 'allowed';
  if (!owners.some((vendorId) => who.vendorIds.has(vendorId))) return 'unknown';
  return owners.some((vendorId) => isAble(who, vendorId, access.needs ?? 'orders'))
    ? 'allowed'
    : 'notAllowed';
}

/** Whether somebody may do this at a vendor. */
export function isAble({ standings }: SignedIn, vendorId: string, power: Power): boolean {
  const standing = standings.get(vendorId);
  return standing !== undefined && mayDo(standing, power);
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
