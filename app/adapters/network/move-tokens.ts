import { endpoints, type Problem, pathOf, type StoredSession } from '#schemas';
import type { SessionStore } from '../storage/session-store.ts';
import type { HttpCall } from './http.ts';

/** What `moveTokens` needs. */
export type Moving = {
  sessions: SessionStore;
  /** Whether this deployment keeps them in cookies. */
  inCookies: boolean;
  call: (request: HttpCall) => Promise<unknown>;
  ask: typeof fetch;
  /** Fetches fresh tokens, which are stored where the deployment keeps them. */
  renew: (session: StoredSession) => Promise<Problem | null>;
  /** Called when another token of the same person was stored. */
  renewed: () => void;
};

/** Moves the person's tokens to where this deployment keeps them, cookies or storage, after any sign-out that the server has not heard of. */
export async function moveTokens(moving: Moving): Promise<void> {
  const { sessions, inCookies } = moving;
  const owed = sessions.owed();
  if (owed !== null) await settleSignOut(moving, owed);
  const session = sessions.load();
  if (session === null || !sessions.isAstray(inCookies)) return;
  if (session.guest) await moveGuest(moving, session);
  else await moving.renew(session);
}

/** Repeats a sign-out that did not reach the server, so that it deletes the cookies. The person who is signed in now stays. */
async function settleSignOut({ ask, sessions }: Moving, name: string): Promise<void> {
  const { method } = endpoints.logout;
  const headers = { authorization: name, 'content-type': 'application/json' };
  const answer = ask(pathOf(endpoints.logout, {}), { method, headers }).then(
    ({ status }) => ({ ok: status < 500 }),
    () => ({ ok: false }),
  );
  sessions.leaving(name, answer);
  await answer;
}

/** Moves a guest's token, which cannot be renewed. If that fails, the next page load tries again. */
async function moveGuest(
  { call, sessions, renewed }: Moving,
  { meta }: StoredSession,
): Promise<void> {
  const endpoint = endpoints.beginGuest;
  const body = meta.InCookies ? {} : { guest_token: meta.AccessToken };
  const answer = await call({ endpoint, input: { params: {}, query: {}, body } }).catch(() => null);
  if (answer === null) return;
  sessions.keepGuest(endpoint.result.parse(answer).guest_token);
  renewed();
}
