import { endpoints, type Problem, pathOf, type StoredSession } from '#schemas';
import type { SessionStore } from '../storage/session-store.ts';
import type { HttpCall } from './http.ts';

/** What moving tokens needs. */
export type Moving = {
  sessions: SessionStore;
  /** Whether this deployment keeps them in cookies. */
  inCookies: boolean;
  call: (request: HttpCall) => Promise<unknown>;
  ask: typeof fetch;
  /** Refreshes the tokens, which are then stored where the deployment wants them. */
  renew: (session: StoredSession) => Promise<Problem | null>;
  /** Called when another token of the same person was stored. */
  renewed: () => void;
};

/** Moves the current person's tokens to where this deployment keeps them (cookies or storage), and removes cookies left by a sign-out. */
export async function moveTokens(moving: Moving): Promise<void> {
  const { sessions, inCookies } = moving;
  const owed = sessions.owed();
  if (owed !== null) await settleSignOut(moving, owed);
  const session = sessions.load();
  if (session === null || !sessions.isAstray(inCookies)) return;
  if (session.guest) await moveGuest(moving, session);
  else await moving.renew(session);
}

/** Repeats a sign-out that the server missed, so that it removes the cookies; does not affect anyone who signed in since. */
async function settleSignOut({ ask, sessions }: Moving, authorization: string): Promise<void> {
  const { method } = endpoints.logout;
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = ask(pathOf(endpoints.logout, {}), { method, headers }).then(
    ({ status }) => ({ ok: status < 500 }),
    () => ({ ok: false }),
  );
  sessions.leaving(authorization, answer);
  await answer;
}

/** Moves a guest's token without renewing it; after a failure the next page tries again. */
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
