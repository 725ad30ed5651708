import { endsSession } from '#core';
import type { Problem, Result, StoredSession, Tokens } from '#schemas';
import type { Credentials, SessionStore } from '../storage/session-store.ts';

/** How calls keep their token valid. */
export type Renewal = {
  /** Waits for fresh tokens if the current ones have expired; null when the call may be made, else the problem. */
  due: () => Promise<Problem | null>;
  /** The server refused the token: whether to call again with another, or why there is none. */
  refused: (asked: Credentials) => Promise<'yes' | 'no' | Problem>;
  /** The server refused the fresh token as well, so another would not help. */
  refusedAgain: (asked: Credentials | null) => void;
};

/** Refreshes the tokens unconditionally; answers the problem, if any. */
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

/** Lets calls and the engine share one refresh; the engine hears the outcome. */
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
    async refused({ authorization, person }) {
      const session = sessions.account();
      if (session?.user.id !== person || authorization === useless) return 'no';
      if (sessions.credentials()?.authorization !== authorization) return 'yes';
      const problem = await renew(session);
      if (problem === null) return 'yes';
      return problem.tag === 'refused' && problem.status === 401 ? 'no' : problem;
    },
    refusedAgain(asked) {
      useless = asked?.authorization ?? null;
    },
  };
}
