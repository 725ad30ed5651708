import { endsSession } from '#core';
import type { Problem, Result, StoredSession, Tokens } from '#schemas';

const lockName = 'rider-portal-session';
/** Longer than one call may last. */
const lockPatienceSeconds = 20;
/** How long an exchange stays marked: storage reaches busy tabs of other processes seconds late. */
const markSeconds = 20;
const secondsBetweenLooks = 0.1;

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
 * Refreshes the tokens once for all tabs and callers. The second holder of the lock finds the result in storage, be it fresh
 * tokens or the end of the session. Where storage is late it waits, since the first has marked the exchange by another lock, and
 * locks are the same for all tabs at once. A tab that freezes while holding the lock loses it after twenty seconds.
 */
export function createRefresh({ locks, sessions, wait, extend }: Outside) {
  const underWay = new Map<string, Promise<Result<Tokens>>>();

  /** Asked for before the first lock is let go, and browsers grant locks in the order of asking. */
  function markExchange(tokens: Tokens): void {
    void locks?.request(markOf(tokens), { ifAvailable: true }, () => wait(markSeconds));
  }

  async function isExchanged(tokens: Tokens): Promise<boolean> {
    const { held = [] } = (await locks?.query()) ?? {};
    return held.some(({ name }) => name === markOf(tokens));
  }

  /** The session in storage, as late as a marked exchange of its tokens can be read here. */
  async function loadStored(): Promise<StoredSession | null> {
    for (let waited = 0; ; waited += secondsBetweenLooks) {
      const stored = sessions.account();
      if (stored === null || waited >= markSeconds) return stored;
      if (!(await isExchanged(stored.meta))) return stored;
      await wait(secondsBetweenLooks);
    }
  }

  async function unlessDone(session: StoredSession): Promise<Result<Tokens>> {
    const stored = await loadStored();
    if (stored?.user.id !== session.user.id) {
      return { ok: false, problem: sessions.lapsed()?.id === session.user.id ? ended : gone };
    }
    if (markOf(stored.meta) !== markOf(session.meta)) return { ok: true, value: stored.meta };
    const result = await extend(stored.meta);
    if (result.ok) sessions.keep(result.value);
    else if (endsSession(result.problem)) sessions.lapse(stored);
    else return result;
    markExchange(stored.meta);
    return result;
  }

  /** What was begun under the lock is answered even if another tab takes the lock away meanwhile. */
  function refreshLocked(session: StoredSession): Promise<Result<Tokens>> {
    if (locks === undefined) return unlessDone(session);
    const patience = AbortSignal.timeout(lockPatienceSeconds * 1000);
    return new Promise((answer, fail) => {
      let begun: Promise<Result<Tokens>> | undefined;
      const begin = () => {
        begun = unlessDone(session);
        answer(begun);
        return begun;
      };
      locks
        .request(lockName, { signal: patience }, begin)
        .catch(() => begun ?? locks.request(lockName, { steal: true }, begin))
        .catch(fail);
    });
  }

  return function refresh(session: StoredSession): Promise<Result<Tokens>> {
    const { AccessToken } = session.meta;
    const asked =
      underWay.get(AccessToken) ??
      refreshLocked(session).finally(() => underWay.delete(AccessToken));
    underWay.set(AccessToken, asked);
    return asked;
  };
}

/** The lock that is held while tokens are known to be exchanged. Within one second the server gives the same token again, which ends later. */
const markOf = ({ AccessToken, Expires }: Tokens) => `${lockName} ${AccessToken} ${Expires}`;

/** Another tab got this refusal. */
const ended = refusal('the session has ended');
/** Not a refusal: the person signed out in another tab, or somebody else is here. */
export const gone: Problem = { ...refusal('nobody is signed in any more'), outdated: true };

function refusal(message: string) {
  return { tag: 'refused' as const, status: 401, code: 'NotAuthorizedException', message };
}
