type Entry = { at: number; act: () => void };

/** Time that moves only when told to; everything due is run in order. */
export function createManualTimers() {
  let now = 0;
  const entries = new Set<Entry>();

  function next(limit: number): Entry | undefined {
    return [...entries].filter(({ at }) => at <= limit).sort((a, b) => a.at - b.at)[0];
  }

  return {
    now: () => now,
    after(seconds: number, act: () => void): () => void {
      const entry = { at: now + seconds, act };
      entries.add(entry);
      return () => entries.delete(entry);
    },
    /** Moves time on and lets promises settle between the timers that fire. */
    async advance(seconds: number): Promise<void> {
      const limit = now + seconds;
      await settled();
      for (let due = next(limit); due !== undefined; due = next(limit)) {
        entries.delete(due);
        now = due.at;
        due.act();
        await settled();
      }
      now = limit;
    },
    pending: () => entries.size,
  };
}

/** Lets every promise that can settle now do so. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
