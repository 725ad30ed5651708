/** What is read under a name, which a sign-out of that name ends. */
export type Reads = ReturnType<typeof createReads>;

/**
 * Keeps what a person reads apart from their sign-out. The server no longer knows the token then, and its refusal of a
 * list that nobody waits for any more would look like a session that was lost.
 */
export function createReads() {
  const underWay = new Map<AbortController, string>();
  /** Whether each name that asked to leave has left: its token is over then, for good. */
  const leaving = new Map<string, Promise<boolean>>();

  return {
    /** Ends what is read under this name, and holds what is yet to be read, until it has left or stays. */
    leave(name: string, left: Promise<boolean>): void {
      leaving.set(name, left);
      for (const [reading, whose] of underWay) if (whose === name) reading.abort();
    },

    /** What `read` answers, again where the person stays after all; null where they have left. */
    async whileThere<T>(name: string, read: (ended: AbortSignal) => Promise<T>): Promise<T | null> {
      const ended = new AbortController();
      // Before anything is waited for: a sign-out that begins meanwhile has to know of it.
      underWay.set(ended, name);
      const hasLeft = await leaving.get(name);
      const answer = hasLeft || ended.signal.aborted ? null : await read(ended.signal);
      underWay.delete(ended);
      return ended.signal.aborted ? this.whileThere(name, read) : answer;
    },
  };
}

/** Aborted with the first of the two; browsers of before `AbortSignal.any` are supported. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const both = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) both.abort(signal.reason);
    signal.addEventListener('abort', () => both.abort(signal.reason), { once: true });
  }
  return both.signal;
}
