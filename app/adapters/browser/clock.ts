/** The server's time as estimated here, so that a wrong device clock does no harm. */
export type Clock = {
  /** Unix seconds. */
  now: () => number;
  /** Call when a request starts; pass the returned function the answer's Date header, in whole seconds. */
  ask: () => (serverSeconds: number) => void;
  /** Takes over the seconds that the server is ahead, as learned by another tab. */
  adopt: (ahead: number) => void;
};

const toleratedSkewSeconds = 2;

/** The device's Unix milliseconds. Not `Date.now` itself, so that a clock that tests install later is used. */
export const deviceTime = (): number => Date.now();

/**
 * A device clock that jumps back has been corrected, so the estimate is dropped. One that jumps ahead may have slept; the next
 * answer decides. `learned` gets the seconds ahead, for other tabs.
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
        // The header was written at some moment of the wait, so a slow answer only bounds the difference.
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
