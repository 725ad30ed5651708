const ROUNDS = 9;
const WARM_UPS = 2;

/** Something to time, perhaps after something that is not timed. */
export type Contender = (() => void) | { prepare: () => () => void };

/**
 * Times contenders in turns, in time of this thread on the processor, and takes the best round of each: whatever else
 * runs on the machine only ever adds to it. Seconds.
 */
export function sideBySide(contenders: readonly Contender[]): number[] {
  const best = contenders.map(() => Number.POSITIVE_INFINITY);
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    for (const [at, contender] of contenders.entries()) {
      const act = typeof contender === 'function' ? contender : contender.prepare();
      const before = process.threadCpuUsage();
      act();
      const { user, system } = process.threadCpuUsage(before);
      const seconds = (user + system) / 1e6;
      if (round >= 0) best[at] = Math.min(best[at] ?? seconds, seconds);
    }
  }
  return best;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
