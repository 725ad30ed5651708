import { endsSession } from '#core';
import type { Problem, Result, StoredSession, Tokens } from '#schemas';

const lockName = 'rider-portal-session';
const lockPatienceSeconds = 10;
/** Time that a change of the storage may take to reach tabs in another process. */
const spreadSeconds = 0.25;

type Sessions = {
  /** The stored session, which all tabs share. */
  account: () => StoredSession | null;
  keep: (tokens: Tokens) => void;
  /** The server ended the session. */
  lapse: (session: StoredSession) => void;
  lapsed: () => { readonly id: string } | null;
};

type Outside = {
  /** `navigator.locks`, where the browser has it. */
  locks: LockManager | undefined;
  sessions: Sessions;
  wait: (seconds: number) => Promise<void>;
  extend: (tokens: Tokens) => Promise<Result<Tokens>>;
};

/**
 * Refreshes the tokens once for all tabs and all calls in them. The tab with the lock stores the result, fresh tokens or the
 * end of the session, and holds the lock until other tabs can read it; the next one then needs no call. A tab that froze
 * with the lock loses it after ten seconds.
 */
export function createRefresh({ locks, sessions, wait, extend }: Outside) {
  const underWay = new Map<string, Promise<Result<Tokens>>>();

  async function unlessDone(session: StoredSession): Promise<Result<Tokens>> {
    const stored = sessions.account();
    if (stored?.user.id !== session.user.id) {
      return { ok: false, problem: sessions.lapsed()?.id === session.user.id ? ended : gone };
    }
    if (stored.meta.AccessToken !== session.meta.AccessToken) {
      return { ok: true, value: stored.meta };
    }
    const result = await extend(stored.meta);
    if (result.ok) sessions.keep(result.value);
    else if (endsSession(result.problem)) sessions.lapse(stored);
    else return result;
    await wait(spreadSeconds);
    return result;
  }

  async function locked(session: StoredSession): Promise<Result<Tokens>> {
    if (locks === undefined) return unlessDone(session);
    const patience = AbortSignal.timeout(lockPatienceSeconds * 1000);
    try {
      return await locks.request(lockName, { signal: patience }, () => unlessDone(session));
    } catch (error) {
      if (!patience.aborted) throw error;
      return locks.request(lockName, { steal: true }, () => unlessDone(session));
    }
  }

  return function refresh(session: StoredSession): Promise<Result<Tokens>> {
    const { AccessToken } = session.meta;
    const asked =
      underWay.get(AccessToken) ?? locked(session).finally(() => underWay.delete(AccessToken));
    underWay.set(AccessToken, asked);
    return asked;
  };
}

/** Another tab was told so. */
const ended = refusal('the session has ended');
/** Nobody was refused: the person left in another tab, or somebody else is here. */
export const gone: Problem = { ...refusal('nobody is signed in any more'), outdated: true };

function refusal(message: string) {
  return { tag: 'refused' as const, status: 401, code: 'NotAuthorizedException', message };
}
