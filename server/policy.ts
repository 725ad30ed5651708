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

/** Who is calling. A signed-in person comes with every vendor they reach in this deployment, and their standing there. */
export type Who =
  | { kind: 'nobody' }
  /** The connected fleet and the card processor, by their signatures. */
  | { kind: 'fleet' }
  | { kind: 'processor' }
  | (Person<'user'> & {
      standings: ReadonlyMap<string, Standing>;
      /** Their merchant that requires codes (two-factor) of everybody, while they have none. */
      codesFor?: string;
    })
  /** Somebody without an account: `userId` is this guest's own, the vendor is shared by all guests. */
  | Person<'guest'>
  /** A program of a merchant: `userId` stands for its key. */
  | (Person<'key'> & { scopes: ReadonlySet<KeyScope> })
  /** Somebody who operates the server and has no vendors. */
  | Person<'operator'>;

type Person<Kind> = {
  kind: Kind;
  userId: string;
  email: string;
  sessionId: string;
  vendorIds: ReadonlySet<string>;
  /** An ordering platform granted these vendors for this session only; they cannot be shared with others. */
  scoped?: true;
};

export type SignedIn = Extract<Who, { kind: 'user' }>;
export type Operator = Extract<Who, { kind: 'operator' }>;
export type Guest = Extract<Who, { kind: 'guest' }>;

export type KeyCaller = Extract<Who, { kind: 'key' }>;

export type Verdict = 'allowed' | 'signInFirst' | 'codesFirst' | 'notAllowed' | 'unknown';

/**
 * The one rule about who may do what. `owners` are the vendors that the named object belongs to.
 * Somebody else's object is answered like one that does not exist, so that ids cannot be probed; a caller who reaches it but lacks
 * the power is told so. Before they set up the codes that their merchant requires, callers reach no object at all.
 */
export function decide(who: Who, access: Access, owners: readonly string[]): Verdict {
  if (access.kind === 'public') return 'allowed';
  if (access.kind === 'fleet' || access.kind === 'processor')
    return who.kind === access.kind ? 'allowed' : 'signInFirst';
  if (who.kind === 'nobody' || who.kind === 'fleet' || who.kind === 'processor')
    return 'signInFirst';
  // Operators have no rights in the product, and its users none here.
  if (access.kind === 'operator' || who.kind === 'operator')
    return access.kind === who.kind ? 'allowed' : 'signInFirst';
  if (who.kind === 'guest') return decideForGuest(who, access, owners);
  if (codesFirst(who) !== undefined && !('beforeCodes' in access)) return 'codesFirst';
  if (access.kind === 'session')
    return access.own && who.kind === 'user' && who.scoped ? 'notAllowed' : 'allowed';
  if (!owners.some((vendorId) => who.vendorIds.has(vendorId))) return 'unknown';
  // What programs may do is decided by the scopes of their keys (`isInScope`).
  if (who.kind === 'key') return 'allowed';
  return owners.some((vendorId) => isAble(who, vendorId, access.needs ?? 'orders'))
    ? 'allowed'
    : 'notAllowed';
}

/** The merchant that requires codes this person has not set up yet; undefined when they may go on. */
export function codesFirst(who: Who): string | undefined {
  return who.kind === 'user' ? who.codesFor : undefined;
}

/** Whether somebody may do this at a vendor. */
function isAble(who: Who, vendorId: string, power: Power): boolean {
  const standing = standingOf(who, vendorId);
  return standing !== undefined && mayDo(standing, power);
}

/** A person's standing at a vendor; undefined for anyone who is neither a member nor a platform's person there, such as guests and programs. */
export function standingOf(who: Who, vendorId: string): Standing | undefined {
  return who.kind === 'user' ? who.standings.get(vendorId) : undefined;
}

/** The caller's opaque id; undefined for callers without one. */
export function callerId(who: Who): string | undefined {
  return 'userId' in who ? who.userId : undefined;
}

/** Outlets and addresses, needed to read orders and to write them. */
const finding = ['listVendors', 'getVendor', 'listDeliveryAreas', 'getCountryParameter'] as const;

/** What a service key of each scope may call beside public calls. New calls are closed to keys until listed here. */
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

/** A key needs one of these scopes for a call; empty when no key may make it. */
export function scopesFor(id: string): KeyScope[] {
  return keyScopes.filter((scope) => [...callsOfScope[scope]].some((each) => each === id));
}

/** Whether the caller's key covers a call; always true for callers without a key. */
export function isInScope(who: Who, { id, access }: Pick<Endpoint, 'id' | 'access'>): boolean {
  if (who.kind !== 'key' || access.kind === 'public') return true;
  return scopesFor(id).some((scope) => who.scopes.has(scope));
}

/** The program that calls, where one does. */
export function keyCallerOf(who: Who): KeyCaller | undefined {
  return who.kind === 'key' ? who : undefined;
}

/** Whether the caller is a guest, without an account. */
export function isGuest(who: Who): boolean {
  return who.kind === 'guest';
}

/** Guests share one vendor, so beyond that vendor's own data they reach only what they made themselves. */
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
