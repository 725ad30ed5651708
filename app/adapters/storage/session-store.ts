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

/** Whose session the server ended, until they sign in again or dismiss it. */
const lapsedKey = 'session-lapsed';

/** Who has signed out and whose cookies are still there. */
const owedKey = 'sign-out-owed';

const Token = z.string().check(z.maxLength(2000));

/** Where the portal stands, and the platform's token there. */
type Embedded = { place: EmbeddedPlace; tokens: EmbeddedTokens };
const notEmbedded: Embedded = { place: 'page', tokens: noEmbeddedTokens };

/**
 * The session as all tabs of this browser share it: a platform's while there is a token of one, a guest's while their token
 * lives, else that of an account. Inside a platform's page nobody's own session is read or touched.
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
    // What nobody can prove to have left any more is nobody's: who comes next on this device is somebody else.
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
    /** Whether somebody's tokens are in cookies where they should not be, or the other way round. */
    isAstray(inCookies: boolean): boolean {
      const session = load();
      return session !== null && !session.embedded && !session.meta.InCookies === inCookies;
    },
    /** Who has signed out while their tokens were in cookies, and the server may not have heard of it. */
    owed: (): string | null => storage.read(owedKey, Token),
    /** Somebody signs out: what is in cookies only the server takes out, which may not be there. */
    leaving(name: string, answer: Promise<{ ok: boolean }>): void {
      if (!name.startsWith(cookieScheme)) return;
      storage.write(owedKey, name);
      answer.then(({ ok }) => ok && storage.remove(owedKey));
    },
    save(session: StoredSession | null): void {
      if (session?.embedded) tokens.keep(session.meta.AccessToken);
      else if (place !== 'page' || tokens.load() !== null) tokens.forget();
      else saveOwn(session);
    },
    /** The session of an account; only those are ever refreshed. */
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
    /** The server ended this session: all tabs are to know, and why, unless they hold another by now. */
    lapse({ user, meta }: StoredSession): void {
      if (account()?.meta.AccessToken !== meta.AccessToken) return;
      storage.write(lapsedKey, user);
      storage.remove(sessionKey);
    },
    /** Whose session the server ended; null once somebody signed in, or dismissed it. */
    lapsed: (): User | null => storage.read(lapsedKey, User),
    forgetLapsed: (): void => storage.remove(lapsedKey),
    /** Under which name to call, and who that is; read for each call, since another tab may have refreshed. */
    credentials(): Credentials | null {
      const session = load();
      if (session === null) return null;
      return { name: authorizationOf(session, session.meta), person: session.user.id };
    },
  };
}
export type SessionStore = ReturnType<typeof createSessionStore>;

/** What the authorization header says, and for which person it stands. */
export type Credentials = { readonly name: string; readonly person: string };
