import type {
  AuthenticationResult,
  Event,
  EventSource,
  StoredSession,
  Tokens,
  UnixTime,
  User,
} from '#schemas';
import type { Mode } from '../compose/index.ts';
import { secondsSince } from '../kernel/clock.ts';
import { fact } from '../kernel/log.ts';
import { defineProjection } from '../kernel/projection.ts';

/** Who is signed in, and with what; null when nobody is. */
export type Session = {
  readonly user: User;
  readonly tokens: Tokens;
  /** Set for a guest, who has no account. */
  readonly guest?: true | undefined;
  /** Set for somebody signed in through an ordering platform. */
  readonly embedded?: true | undefined;
} | null;

/** The session as a function of the log. */
export const sessionProjection = defineProjection<Session>(() => null, {
  'session.started': (_, { payload }) => payload,
  'session.refreshed': (session, { payload: { tokens } }) => session && { ...session, tokens },
});

/** Seconds until tokens expire. Throws without tokens or when they have expired. */
export function getDelayBeforeExpiration(tokens: Tokens | null, now: UnixTime): number {
  if (tokens === null || tokens.Expires <= now) {
    throw new Error('Invalid usage of getDelayBeforeExpiration. Tokens should be set.');
  }
  return tokens.Expires - now;
}

/** How many seconds before its end an access token is renewed. */
export const REFRESH_AHEAD = 600;
/** The least seconds between two renewals, after a failure or a success. */
export const REFRESH_PAUSE = 10;

type Refreshing = {
  readonly now: UnixTime;
  /** When a refresh last failed, and when one last succeeded. */
  readonly failedAt: UnixTime | null;
  readonly refreshedAt: UnixTime | null;
  /** Whether the server refused the access token. */
  readonly refused: boolean;
};

/** Whether to renew tokens: near their end or when the server `refused` them, but not before the pause is over. */
export function refreshDue(
  session: Session,
  { now, failedAt, refreshedAt, refused }: Refreshing,
): boolean {
  if (session === null || session.guest || session.embedded) return false;
  const pausing = (since: UnixTime | null) =>
    since !== null && secondsSince(since, now) < REFRESH_PAUSE;
  if (pausing(failedAt) || pausing(refreshedAt)) return false;
  if (refused || session.tokens.Expires <= now) return true;
  return getDelayBeforeExpiration(session.tokens, now) < REFRESH_AHEAD;
}

/** Whether a session still has the stored tokens that were exchanged, so that new ones may replace them. */
export function holds(session: Session, { user, meta }: StoredSession): boolean {
  return session?.user.id === user.id && session.tokens.AccessToken === meta.AccessToken;
}

/** The scheme of the authorization header where tokens are in cookies; alone it asks the server to put them there. */
export const cookieScheme = 'Cookie';

/** The tokens of an answer. Without a new refresh token the old one (`kept`) stays, unless it is in a cookie. */
export function tokensOf(result: AuthenticationResult, now: UnixTime, kept = ''): Tokens {
  const { AccessToken, IdToken, InCookies, ExpiresIn } = result;
  const RefreshToken = InCookies ? '' : (result.RefreshToken ?? kept);
  return { AccessToken, IdToken, RefreshToken, Expires: now + ExpiresIn, InCookies };
}

/** The authorization header (specification 1, section 7); for tokens in cookies it names their person. */
export function authorizationOf(
  { guest, embedded }: Pick<StoredSession, 'guest' | 'embedded'>,
  { AccessToken, IdToken, InCookies }: Pick<Tokens, 'AccessToken' | 'IdToken' | 'InCookies'>,
): string {
  if (InCookies) return `${cookieScheme} ${AccessToken}`;
  if (embedded) return `GoDroid ${AccessToken}`;
  return guest ? `Bearer ${AccessToken}` : `Bearer ${AccessToken}|${IdToken}`;
}

/**
 * The mode that a session leads to (specification 1, section 4): a platform's, a guest's, else that of a member.
 */
export function modeOf(
  session: { guest?: true | undefined; embedded?: true | undefined } | null,
): Mode {
  if (session?.embedded) return 'GODROID';
  return session?.guest ? 'GUEST' : 'CLASSIC';
}

/** The fact that a session started, without its tokens. */
export function startedBy(
  { user, meta, guest, embedded }: StoredSession,
  source: EventSource,
  at: UnixTime,
): Event {
  const kind = { ...(guest && { guest }), ...(embedded && { embedded }) };
  return fact('session.started', source, at, { user, tokens: meta, ...kind });
}

/** The session as it is stored. */
export function storedFrom(session: Session): StoredSession | null {
  if (session === null) return null;
  const { user, tokens: meta, guest, embedded } = session;
  return { user, meta, ...(guest && { guest }), ...(embedded && { embedded }) };
}

/**
 * Whether a fact is news for the storage. What was read there may be older than what is there by now, and would put spent tokens in
 * the place of fresh ones.
 */
export function isNews({ type, source }: Event): boolean {
  return type.startsWith('session.') && source !== 'storage';
}

/** The facts of signing in; an earlier session, such as a guest's, ends first. */
export function signedInAs(
  session: Session,
  stored: StoredSession,
  at: UnixTime,
): readonly Event[] {
  const before = session ? [fact('session.ended', 'fetch', at, { reason: 'replaced' })] : [];
  return [...before, startedBy(stored, 'fetch', at)];
}

/** The facts for this tab when another tab stored or removed a session. */
export function followed(
  session: Session,
  stored: StoredSession | null,
  at: UnixTime,
): readonly Event[] {
  const ended = session ? [fact('session.ended', 'storage', at, { reason: 'signed-out' })] : [];
  if (stored === null) return ended;
  if (session?.user.id !== stored.user.id) return [...ended, startedBy(stored, 'storage', at)];
  // The same access token is no news, even if its end was computed with a wrong clock.
  if (stored.meta.AccessToken === session.tokens.AccessToken) return [];
  return [fact('session.refreshed', 'storage', at, { tokens: stored.meta })];
}
