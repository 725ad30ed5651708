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
  /** Nobody with an account. */
  readonly guest?: true | undefined;
  /** Somebody that an ordering platform vouches for. */
  readonly embedded?: true | undefined;
} | null;

/** The session as a function of the log. */
export const sessionProjection = defineProjection<Session>(() => null, {
  'session.started': (_, { payload }) => payload,
  'session.refreshed': (session, { payload: { tokens } }) => session && { ...session, tokens },
});

/** Seconds for which tokens still live; there is no such time without tokens that do. */
export function getDelayBeforeExpiration(tokens: Tokens | null, now: UnixTime): number {
  if (tokens === null || tokens.Expires <= now) {
    throw new Error('Invalid usage of getDelayBeforeExpiration. Tokens should be set.');
  }
  return tokens.Expires - now;
}

/** Seconds before the end of an access token at which a new one is asked for. */
export const REFRESH_AHEAD = 600;
/** Seconds between two tries while the server cannot be reached, and after fresh tokens. */
export const REFRESH_PAUSE = 10;

type Refreshing = {
  readonly now: UnixTime;
  /** When a refresh last failed, and when one last succeeded. */
  readonly failedAt: UnixTime | null;
  readonly refreshedAt: UnixTime | null;
  /** Whether the server refused the access token. */
  readonly refused: boolean;
};

/** Whether to ask for new tokens: near their end or when the server `refused` them, but not again and again. */
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

/** Whether a session still holds the tokens that were given for new ones. */
export function holds(session: Session, { user, meta }: StoredSession): boolean {
  return session?.user.id === user.id && session.tokens.AccessToken === meta.AccessToken;
}

/** How the authorization header begins where the tokens are in cookies; alone it asks for them there. */
export const cookieScheme = 'Cookie';

/** The tokens to keep from an answer; a refresh that brings no new refresh token keeps the old one, unless it is in a cookie now. */
export function tokensOf(result: AuthenticationResult, now: UnixTime, kept = ''): Tokens {
  const { AccessToken, IdToken, InCookies, ExpiresIn } = result;
  const RefreshToken = InCookies ? '' : (result.RefreshToken ?? kept);
  return { AccessToken, IdToken, RefreshToken, Expires: now + ExpiresIn, InCookies };
}

/** The value of the authorization header (specification 1, section 7); of tokens in cookies it says whose they are. */
export function authorizationOf(
  { guest, embedded }: Pick<StoredSession, 'guest' | 'embedded'>,
  { AccessToken, IdToken, InCookies }: Pick<Tokens, 'AccessToken' | 'IdToken' | 'InCookies'>,
): string {
  if (InCookies) return `${cookieScheme} ${AccessToken}`;
  if (embedded) return `GoDroid ${AccessToken}`;
  return guest ? `Bearer ${AccessToken}` : `Bearer ${AccessToken}|${IdToken}`;
}

/**
 * The mode that credentials decide at the start (specification 1, section 4): a platform's token, then a guest's, else the
 * portal as a member of an outlet has it.
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

/** What of a session outlives this page. */
export function storedFrom(session: Session): StoredSession | null {
  if (session === null) return null;
  const { user, tokens: meta, guest, embedded } = session;
  return { user, meta, ...(guest && { guest }), ...(embedded && { embedded }) };
}

/** Somebody proved who they are; a guest who was here goes, and what was theirs with them. */
export function signedInAs(
  session: Session,
  stored: StoredSession,
  at: UnixTime,
): readonly Event[] {
  const before = session ? [fact('session.ended', 'fetch', at, { reason: 'replaced' })] : [];
  return [...before, startedBy(stored, 'fetch', at)];
}

/** What it means here that another tab stored a session, or removed it. */
export function followed(
  session: Session,
  stored: StoredSession | null,
  at: UnixTime,
): readonly Event[] {
  const ended = session ? [fact('session.ended', 'storage', at, { reason: 'signed-out' })] : [];
  if (stored === null) return ended;
  if (session?.user.id !== stored.user.id) return [...ended, startedBy(stored, 'storage', at)];
  // Calls are made with what is stored, whatever a clock that was wrong made of its end.
  if (stored.meta.AccessToken === session.tokens.AccessToken) return [];
  return [fact('session.refreshed', 'storage', at, { tokens: stored.meta })];
}
