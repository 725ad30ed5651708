import type { Result, Tokens } from '#schemas';

const lockName = 'rider-portal-session';
const lockPatienceSeconds = 10;
/** What one tab stores reaches a tab in another process a moment later. */
const spreadSeconds = 0.25;

type Outside = {
  /** `navigator.locks`, where the browser has it. */
  locks: LockManager | undefined;
  stored: () => Tokens | null;
  keep: (tokens: Tokens) => void;
  wait: (seconds: number) => Promise<void>;
  extend: (tokens: Tokens) => Promise<Result<Tokens>>;
};

/**
 * Refreshes the tokens once for all tabs: whoever gets the lock second finds fresh tokens in the storage and makes no
 * call, because the first keeps them and the lock until they can be found. A tab that froze while holding the lock loses it after ten seconds.
 */
export function createRefresh({ locks, stored, keep, wait, extend }: Outside) {
  async function unlessDone(tokens: Tokens): Promise<Result<Tokens>> {
    const latest = stored();
    const done = latest !== null && latest.RefreshToken !== tokens.RefreshToken;
    if (done && latest.Expires > tokens.Expires) return { ok: true, value: latest };
    const result = await extend(latest ?? tokens);
    if (result.ok) {
      keep(result.value);
      await wait(spreadSeconds);
    }
    return result;
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
