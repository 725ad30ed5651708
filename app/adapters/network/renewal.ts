import { endsSession } from '#core';
import type { Problem, Result, StoredSession, Tokens } from '#schemas';
import type { Credentials, SessionStore } from '../storage/session-store.ts';

/** How a call gets a valid token. */
export type Renewal = {
  /** Refreshes expired tokens before a call. Null when the call may be made, else why the refresh failed. */
  due: () => Promise<Problem | null>;
  /** To be asked when the server refused the token: whether to repeat the call, or why there is no new token. */
  refused: (asked: Credentials) => Promise<'yes' | 'no' | Problem>;
  /** To be told when the server refused the new token, too, so that it is not refreshed again. */
  refusedAgain: (asked: Credentials | null) => void;
};

/** Refreshes the tokens, expired or not. Null when done, else why it failed. */
type Renew = (session: StoredSession) => Promise<Problem | null>;

type Outside = {
  sessions: Pick<SessionStore, 'account' | 'credentials'>;
  refresh: (session: StoredSession) => Promise<Result<Tokens>>;
  now: () => number;
  /** The stored tokens are fresh. */
  renewed: () => void;
  /** The server ended this session. */
  lapsed: (session: StoredSession) => void;
};

/** Lets all calls share one refresh, and tells the engine how it went. */
export function createRenewal({
  sessions,
  refresh,
  now,
  renewed,
  lapsed,
}: Outside): Renewal & { renew: Renew } {
  let useless: string | null = null;

  async function renew(session: StoredSession): Promise<Problem | null> {
    const result = await refresh(session);
    if (result.ok) renewed();
    else if (endsSession(result.problem)) lapsed(session);
    return result.ok ? null : result.problem;
  }

  return {
    renew,
    async due() {
      const session = sessions.account();
      return session !== null && session.meta.Expires <= now() ? renew(session) : null;
    },
    async refused({ name, person }) {
      const session = sessions.account();
      if (session?.user.id !== person || name === useless) return 'no';
      if (sessions.credentials()?.name !== name) return 'yes';
      const problem = await renew(session);
      if (problem === null) return 'yes';
      return problem.tag === 'refused' && problem.status === 401 ? 'no' : problem;
    },
    refusedAgain(asked) {
      useless = asked?.name ?? null;
    },
  };
}
