import {
  type Access,
  type Endpoint,
  type EndpointId,
  type KeyScope,
  keyScopes,
  mayDo,
  type Power,
  type Standing,
} from '#schemas';

/** Who is calling: nobody yet, or a signed-in person with every vendor they reach in this deployment, and what they are there. */
export type Who =
  | { kind: 'nobody' }
  /** The connected fleet and the card processor, by their signatures. */
  | { kind: 'fleet' }
  | { kind: 'processor' }
  | (Person<'user'> & {
      standings: ReadonlyMap<string, Standing>;
      /** A merchant of theirs that asks everybody for codes, while they have none. */
      codesFor?: string;
    })
  /** Somebody without an account: `userId` stands for this guest alone, and the vendor is that of all guests. */
  | Person<'guest'>
  /** A program of a merchant: `userId` stands for its key. */
  | (Person<'key'> & { scopes: ReadonlySet<KeyScope> })
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

export type KeyCaller = Extract<Who, { kind: 'key' }>;

export type Verdict = 'allowed' | 'signInFirst' | 'codesFirst' | 'notAllowed' | 'unknown';

/**
 * The one rule about who may do what. `owners` are the vendors that the named object belongs to.
 * An object of somebody else is as unknown as one that does not exist, so that ids cannot be probed; who reaches it and may not do this with it is told so.
 * Who has yet to set up the codes that their merchant asks for reaches nothing of anybody before.
 */
export function decide(who: Who, access: Access, owners: readonly string[]): Verdict {
  if (access.kind === 'public') return 'allowed';
  if (access.kind === 'fleet' || access.kind === 'processor')
    return who.kind === access.kind ? 'allowed' : 'signInFirst';
  if (who.kind === 'nobody' || who.kind === 'fleet' || who.kind === 'processor')
    return 'signInFirst';
  // Neither side is anybody on the other.
  if (access.kind === 'operator' || who.kind === 'operator')
    return access.kind === who.kind ? 'allowed' : 'signInFirst';
  if (who.kind === 'guest') return decideForGuest(who, access, owners);
  if (codesFirst(who) !== undefined && !('beforeCodes' in access)) return 'codesFirst';
  if (access.kind === 'session')
    return access.own && who.kind === 'user' && who.scoped ? 'notAllowed' : 'allowed';
  if (!owners.some((vendorId) => who.vendorIds.has(vendorId))) return 'unknown';
  // What programs may do is said by the scopes of their keys.
  if (who.kind === 'key') return 'allowed';
  return owners.some((vendorId) => isAble(who, vendorId, access.needs ?? 'orders'))
    ? 'allowed'
    : 'notAllowed';
}

/** The merchant for whose sake somebody has to set codes up before anything else; undefined for who may go on. */
export function codesFirst(who: Who): string | undefined {
  return who.kind === 'user' ? who.codesFor : undefined;
}

/** Whether somebody may do this at a vendor. */
function isAble(who: Who, vendorId: string, power: Power): boolean {
  const standing = standingOf(who, vendorId);
  return standing !== undefined && mayDo(standing, power);
}

/** What somebody is at a vendor; undefined for who is no member and no platform's person there, such as guests and programs. */
export function standingOf(who: Who, vendorId: string): Standing | undefined {
  return who.kind === 'user' ? who.standings.get(vendorId) : undefined;
}

/** Who calls, by an id that names nobody to others; undefined for who has none. */
export function callerId(who: Who): string | undefined {
  return 'userId' in who ? who.userId : undefined;
}

/** To find outlets and addresses, which who reads and who writes orders needs alike. */
const finding = ['listVendors', 'getVendor', 'listDeliveryAreas', 'getCountryParameter'] as const;

/** What a service key of each scope may call beside what everybody may; nothing else, so that a new call is closed to all. */
export const callsOfScope: Readonly<Record<KeyScope, ReadonlySet<EndpointId>>> = {
  'read-orders': new Set([
    ...finding,
    ...(['getOrder', 'listOrders', 'listRecipients', 'fetchProof', 'getPublicLinks'] as const),
    ...(['summarizeOrders', 'exportOrders', 'exportTransactions'] as const),
    ...(['locateRider', 'locateRiders', 'createSocketTicket'] as const),
  ]),
  'write-orders': new Set([
    ...finding,
    ...(['quoteFee', 'validateDeliveryArea', 'estimate', 'getVoucher', 'validateVoucher'] as const),
    ...(['createOrder', 'updateOrder', 'cancelOrder'] as const),
    ...(['autocomplete', 'reverseGeocode', 'placeDetails'] as const),
  ]),
  webhooks: new Set([
    ...finding,
    ...(['listWebhooks', 'createWebhook', 'updateWebhook', 'deleteWebhook'] as const),
    ...(['rotateWebhookSecret', 'testWebhook'] as const),
    ...(['listWebhookDeliveries', 'resendWebhookDelivery'] as const),
  ]),
};

/** The scopes of which a key needs one for a call; none when no key may make it. */
export function scopesFor(id: string): KeyScope[] {
  return keyScopes.filter((scope) => [...callsOfScope[scope]].some((each) => each === id));
}

/** Whether a call is one that the caller's key is for; it always is for who has none. */
export function isInScope(who: Who, { id, access }: Pick<Endpoint, 'id' | 'access'>): boolean {
  if (who.kind !== 'key' || access.kind === 'public') return true;
  return scopesFor(id).some((scope) => who.scopes.has(scope));
}

/** The program that calls, where one does. */
export function keyCallerOf(who: Who): KeyCaller | undefined {
  return who.kind === 'key' ? who : undefined;
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
