/** The reads under way, by name (the `Authorization` header), which a sign-out with that name aborts. */
export type Reads = ReturnType<typeof createReads>;

/**
 * Aborts reads when their person signs out. The server refuses the token from then on, and such a refusal of a late read would
 * look like a lost session.
 */
export function createReads() {
  const underWay = new Map<AbortController, string>();
  /** For each name that signs out, whether it did; its token is then invalid for good. */
  const leaving = new Map<string, Promise<boolean>>();

  return {
    /** Aborts the reads of this name; new ones wait until `left` says whether the sign-out succeeded. */
    leave(name: string, left: Promise<boolean>): void {
      leaving.set(name, left);
      for (const [reading, whose] of underWay) if (whose === name) reading.abort();
    },

    /** The answer of `read`, which is repeated when a sign-out aborted it and failed; null after a sign-out. */
    async whileThere<T>(name: string, read: (ended: AbortSignal) => Promise<T>): Promise<T | null> {
      const ended = new AbortController();
      // Before any `await`, so that a sign-out that begins meanwhile finds this read.
      underWay.set(ended, name);
      const hasLeft = await leaving.get(name);
      const answer = hasLeft || ended.signal.aborted ? null : await read(ended.signal);
      underWay.delete(ended);
      return ended.signal.aborted ? this.whileThere(name, read) : answer;
    },
  };
}

/** A signal that is aborted with the first of the two. `AbortSignal.any` is missing in browsers that we support. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const both = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) both.abort(signal.reason);
    signal.addEventListener('abort', () => both.abort(signal.reason), { once: true });
  }
  return both.signal;
}
