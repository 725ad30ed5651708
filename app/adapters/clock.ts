/** The server's time, as far as this browser knows it; a wrong device clock must not cost a vendor an order. */
export type Clock = {
  /** Unix seconds. */
  now: () => number;
  /** Learns from an answer's Date header, which has whole seconds. */
  learn: (serverSeconds: number) => void;
};

const toleratedSkewSeconds = 2;

export function createClock(deviceMilliseconds: () => number): Clock {
  let offset = 0;
  const device = () => deviceMilliseconds() / 1000;
  return {
    now: () => device() + offset,
    learn(serverSeconds) {
      const measured = serverSeconds - device();
      if (Math.abs(measured - offset) > toleratedSkewSeconds) offset = measured;
    },
  };
}
