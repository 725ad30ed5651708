/** The server's time, as far as this browser knows it; a wrong device clock must not cost a vendor an order. */
export type Clock = {
  /** Unix seconds. */
  now: () => number;
  /** Begins a question; what it answers learns from the answer's Date header, which has whole seconds. */
  ask: () => (serverSeconds: number) => void;
  /** Takes over what another tab of this device has learned: seconds that the server is ahead. */
  adopt: (ahead: number) => void;
};

const toleratedSkewSeconds = 2;

/** Milliseconds as the device has them. `Date` is looked up each time, so that a clock put in its place later is heard, too. */
export const deviceTime = (): number => Date.now();

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
    ask() {
      const asked = device();
      return (serverSeconds) => {
        // The header was written at some moment of the wait: a slow answer says little, and nothing against a clock that fits.
        const answered = device();
        const most = serverSeconds - Math.min(asked, answered);
        const least = serverSeconds - answered;
        if (offset >= least - toleratedSkewSeconds && offset <= most + toleratedSkewSeconds) return;
        offset = (least + most) / 2;
        learned(offset);
      };
    },
    adopt(ahead) {
      device();
      offset = ahead;
    },
  };
}
