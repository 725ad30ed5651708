import type { Result, Tokens } from '#schemas';

const lockName = 'rider-portal-session';
const lockPatienceSeconds = 10;

type Outside = {
  /** `navigator.locks`, where the browser has it. */
  locks: LockManager | undefined;
  stored: () => Tokens | null;
  extend: (tokens: Tokens) => Promise<Result<Tokens>>;
};

/**
 * Refreshes the tokens once for all tabs: whoever gets the lock second finds fresh tokens in the storage and makes no
 * call. A tab that froze while holding the lock loses it after ten seconds.
 */
export function createRefresh({ locks, stored, extend }: Outside) {
  async function unlessDone(tokens: Tokens): Promise<Result<Tokens>> {
    const latest = stored();
    const done = latest !== null && latest.RefreshToken !== tokens.RefreshToken;
    return done && latest.Expires > tokens.Expires
      ? { ok: true, value: latest }
      : extend(latest ?? tokens);
  }

  return async function refresh(tokens: Tokens): Promise<Result<Tokens>> {
    if (locks === undefined) return unlessDone(tokens);
    const patience = AbortSignal.timeout(lockPatienceSeconds * 1000);
    try {
      return await locks.request(lockName, { signal: patience }, () => unlessDone(tokens));
    } catch (error) {
      if (!patience.aborted) throw error;
      return locks.request(lockName, { steal: true }, () => unlessDone(tokens));
    }
  };
}
