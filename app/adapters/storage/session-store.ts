import * as z from 'zod/mini';
import { authorizationOf, cookieScheme, type EmbeddedPlace } from '#core';
import { embeddedSessionOf, guestSessionOf, StoredSession, type Tokens, User } from '#schemas';
import { guestDrafts } from './drafts.ts';
import { type EmbeddedTokens, noEmbeddedTokens } from './embedded-tokens.ts';
import { guestPrefix, guestTokenKey } from './guest-orders.ts';
import { sessionPrefix } from './kept.ts';
import type { SafeStorage } from './storage.ts';

/** The local storage key of the specification (1, section 3). */
export const sessionKey = 'token';

/** The person whose session the server ended, until they sign in again or dismiss the message. */
const lapsedKey = 'session-lapsed';

/** The authorization that has signed out while its cookies may remain. */
const owedKey = 'sign-out-owed';

const Token = z.string().check(z.maxLength(2000));

/** How the portal is embedded, and the platform's token. */
type Embedded = { place: EmbeddedPlace; tokens: EmbeddedTokens };
const notEmbedded: Embedded = { place: 'page', tokens: noEmbeddedTokens };

/**
 * The session shared by all tabs of this browser: a platform's if it gave a token, else a guest's while their token
 * is valid, else an account's. Inside a platform's page, personal sessions are neither read nor changed.
 */
export function createSessionStore(
  storage: SafeStorage,
  now: () => number,
  { place, tokens }: Embedded = notEmbedded,
) {
  const loadGuest = (): StoredSession | null => {
    const token = storage.read(guestTokenKey, Token);
    const session = token === null ? null : guestSessionOf(token);
    if (session !== null && session.meta.Expires > now()) return session;
    // A guest whose token has ended cannot prove who they are, so their data must not pass to the next person on this device.
    const left = token === null ? [] : [guestPrefix, guestDrafts, sessionPrefix];
    for (const key of left.flatMap(storage.keys)) storage.remove(key);
    return null;
  };
  const load = (): StoredSession | null => {
    const token = tokens.load();
    if (token !== null) return embeddedSessionOf(token);
    return place === 'page' ? (loadGuest() ?? storage.read(sessionKey, StoredSession)) : null;
  };
  const account = (): StoredSession | null => {
    const session = load();
    return session === null || session.guest || session.embedded ? null : session;
  };
  const saveOwn = (session: StoredSession | null): void => {
    if (session !== null) for (const key of [lapsedKey, owedKey]) storage.remove(key);
    if (session?.guest) storage.write(guestTokenKey, session.meta.AccessToken);
    else storage.remove(guestTokenKey);
    if (session !== null && !session.guest) storage.write(sessionKey, session);
    else storage.remove(sessionKey);
  };
  return {
    load,
    /** Whether tokens are in cookies but should not be, or the other way round. */
    isAstray(inCookies: boolean): boolean {
      const session = load();
      return session !== null && !session.embedded && !session.meta.InCookies === inCookies;
    },
    /** The authorization of a sign-out with cookies that may not have reached the server. */
    owed: (): string | null => storage.read(owedKey, Token),
    /** Notes a sign-out until it is answered: only the server can remove cookies, and it may be unreachable. */
    leaving(authorization: string, answer: Promise<{ ok: boolean }>): void {
      if (!authorization.startsWith(cookieScheme)) return;
      storage.write(owedKey, authorization);
      answer.then(({ ok }) => ok && storage.remove(owedKey));
    },
    save(session: StoredSession | null): void {
      if (session?.embedded) tokens.keep(session.meta.AccessToken);
      else if (place !== 'page' || tokens.load() !== null) tokens.forget();
      else saveOwn(session);
    },
    /** The session of an account, the only kind that is refreshed. */
    account,
    /** Fresh tokens for the session that is stored. */
    keep(meta: Tokens): void {
      const session = account();
      if (session !== null) storage.write(sessionKey, { ...session, meta });
    },
    /** Another token of the guest who is here. */
    keepGuest(token: string): void {
      if (load()?.guest) storage.write(guestTokenKey, token);
    },
    /** Removes a session that the server ended and tells all tabs why, unless a newer one is stored. */
    lapse({ user, meta }: StoredSession): void {
      if (account()?.meta.AccessToken !== meta.AccessToken) return;
      storage.write(lapsedKey, user);
      storage.remove(sessionKey);
    },
    /** The person whose session the server ended; null once somebody signed in or dismissed it. */
    lapsed: (): User | null => storage.read(lapsedKey, User),
    forgetLapsed: (): void => storage.remove(lapsedKey),
    /** The credentials to call with. Read for each call, since another tab may have refreshed them. */
    credentials(): Credentials | null {
      const session = load();
      if (session === null) return null;
      return { authorization: authorizationOf(session, session.meta), person: session.user.id };
    },
  };
}
export type SessionStore = ReturnType<typeof createSessionStore>;

/** The authorization header, and whose it is. */
export type Credentials = { readonly authorization: string; readonly person: string };
