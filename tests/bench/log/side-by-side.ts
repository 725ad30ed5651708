const ROUNDS = 9;
const WARM_UPS = 2;

/** Something to time, perhaps after something that is not timed. */
export type Contender = (() => void) | { prepare: () => () => void };

/**
 * Times contenders in turns, so that a busy moment of the machine hits all of them, and in time on the processor,
 * so that what else runs on it does not count. Seconds of each round, for each contender.
 */
export function sideBySide(contenders: readonly Contender[]): number[][] {
  const times = contenders.map((): number[] => []);
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    for (const [at, contender] of contenders.entries()) {
      const act = typeof contender === 'function' ? contender : contender.prepare();
      const before = process.threadCpuUsage();
      act();
      const { user, system } = process.threadCpuUsage(before);
      if (round >= 0) times[at]?.push((user + system) / 1e6);
    }
  }
  return times;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
