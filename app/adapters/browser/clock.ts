/** The server's time, as far as this browser knows it; a wrong device clock must not cost a vendor an order. */
export type Clock = {
  /** Unix seconds. */
  now: () => number;
  /** Learns from an answer's Date header, which has whole seconds. */
  learn: (serverSeconds: number) => void;
  /** Takes over what another tab of this device has learned: seconds that the server is ahead. */
  adopt: (ahead: number) => void;
};

const toleratedSkewSeconds = 2;

/**
 * A device clock that is put back was put right, by a person or by the network: what was learned of the wrong one holds no
 * longer. One that jumps ahead may have slept, and the next answer tells. `learned` hears what other tabs should know.
 */
export function createClock(
  deviceMilliseconds: () => number,
  learned: (ahead: number) => void = () => undefined,
): Clock {
  let offset = 0;
  let newest = Number.NEGATIVE_INFINITY;

  function device(): number {
    const seconds = deviceMilliseconds() / 1000;
    if (newest - seconds > toleratedSkewSeconds) offset = 0;
    newest = seconds;
    return seconds;
  }

  return {
    now: () => device() + offset,
    learn(serverSeconds) {
      const measured = serverSeconds - device();
      if (Math.abs(measured - offset) <= toleratedSkewSeconds) return;
      offset = measured;
      learned(offset);
    },
    adopt(ahead) {
      device();
      offset = ahead;
    },
  };
}
