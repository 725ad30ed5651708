/** Calls under way that change nothing, by credentials; a sign-out aborts them. */
export type Reads = ReturnType<typeof createReads>;

/**
 * Aborts a person's reads when they sign out. Otherwise the server, which no longer knows the token, would refuse them, and
 * that would look like a lost session.
 */
export function createReads() {
  const underWay = new Map<AbortController, string>();
  /** For each authorization that is signing out, whether it has: its token is invalid then. */
  const leaving = new Map<string, Promise<boolean>>();

  return {
    /** Aborts reads under this authorization, and holds new ones until the sign-out has succeeded or failed. */
    leave(authorization: string, left: Promise<boolean>): void {
      leaving.set(authorization, left);
      for (const [reading, whose] of underWay) if (whose === authorization) reading.abort();
    },

    /** Runs `read`, again if a sign-out failed meanwhile; null once the person has signed out. */
    async whileThere<T>(
      authorization: string,
      read: (ended: AbortSignal) => Promise<T>,
    ): Promise<T | null> {
      const ended = new AbortController();
      // Registered before any `await`, so that a sign-out that begins meanwhile aborts it.
      underWay.set(ended, authorization);
      const hasLeft = await leaving.get(authorization);
      const answer = hasLeft || ended.signal.aborted ? null : await read(ended.signal);
      underWay.delete(ended);
      return ended.signal.aborted ? this.whileThere(authorization, read) : answer;
    },
  };
}

/** Aborted with the first of the two (`AbortSignal.any` for older browsers). */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const both = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) both.abort(signal.reason);
    signal.addEventListener('abort', () => both.abort(signal.reason), { once: true });
  }
  return both.signal;
}
