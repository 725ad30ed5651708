/** Counts repeated messages, so that a log does not fill the disk. */
export type Repeats = {
  /** Counts a message that was logged lately; false if it was not. */
  counted(key: string): boolean;
  /** Notes that it was logged. */
  opened(key: string): void;
};

/** `tell` is called every `ms` with the count of repeats, until there are none. */
export function createRepeats(ms: number, tell: (key: string, times: number) => void): Repeats {
  const more = new Map<string, number>();
  const open = (key: string) => {
    more.set(key, 0);
    setTimeout(count, ms, key).unref();
  };
  const count = (key: string) => {
    const times = more.get(key) ?? 0;
    more.delete(key);
    if (times === 0) return;
    tell(key, times);
    open(key);
  };
  return {
    counted(key) {
      const times = more.get(key);
      if (times !== undefined) more.set(key, times + 1);
      return times !== undefined;
    },
    opened: open,
  };
}
