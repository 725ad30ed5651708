/** Counts what is told again and again, so that a log does not fill a disk just when something is wrong. */
export type Repeats = {
  /** Whether something like it was told of late; then it is counted. */
  counted(key: string): boolean;
  /** It was told just now. */
  opened(key: string): void;
};

/** `tell` is called once in so many milliseconds with how often something was told again, until it no longer is. */
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
