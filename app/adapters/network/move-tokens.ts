import { endpoints, type Problem, pathOf, type StoredSession } from '#schemas';
import type { SessionStore } from '../storage/session-store.ts';
import type { HttpCall } from './http.ts';

/** What it takes to bring tokens elsewhere. */
export type Moving = {
  sessions: SessionStore;
  /** Whether this deployment keeps them in cookies. */
  inCookies: boolean;
  call: (request: HttpCall) => Promise<unknown>;
  ask: typeof fetch;
  /** Asks for fresh tokens, which come to where the deployment wants them. */
  renew: (session: StoredSession) => Promise<Problem | null>;
  /** What is stored is another token of the same person. */
  renewed: () => void;
};

/** Brings the tokens of who is here to where this deployment keeps them, and has those taken out that nobody uses any more. */
export async function moveTokens(moving: Moving): Promise<void> {
  const { sessions, inCookies } = moving;
  const owed = sessions.owed();
  if (owed !== null) await settleSignOut(moving, owed);
  const session = sessions.load();
  if (session === null || !sessions.isAstray(inCookies)) return;
  if (session.guest) await moveGuest(moving, session);
  else await moving.renew(session);
}

/** Tells the server of a sign-out that it did not hear of, so that it takes the cookies out; somebody who has come since stays. */
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

/** A guest's token is not renewed, only brought elsewhere; where that cannot be done now, the next page tries. */
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
