import type { Event, Id, RiderLocation, UnixTime } from '#schemas';

/** Seconds between two rounds, before the next look when there is nothing to do, and at most after errors. */
export const ROUND = 2;
export const IDLE = 1;
export const LONGEST_PAUSE = 30;

/** How many riders are asked for at the same time. */
export const AT_ONCE = 4;

export type RiderTarget = { readonly order_id: Id; readonly rider_id: Id };

/** What the queue needs of the world; a test gives its own. */
export type RidersOutside = {
  /** Where a rider is; null when the server says that it will not tell. Rejects when nothing is known. */
  locate: (rider_id: Id) => Promise<RiderLocation | null>;
  now: () => UnixTime;
  wait: (seconds: number) => Promise<void>;
  report: (facts: readonly Event[]) => void;
};

/**
 * One queue for all orders on screen. A round asks for each rider once, however many orders they carry;
 * rounds begin two seconds apart, further after errors, and there are none while nobody is looking.
 */
export function createRiderQueue({ locate, now, wait, report }: RidersOutside) {
  let targets: readonly RiderTarget[] = [];
  let visible = true;
  let running = false;
  let failures = 0;

  async function run(): Promise<void> {
    running = true;
    while (visible) {
      const began = now();
      const idle = targets.length === 0;
      if (!idle) await round();
      await wait(idle ? IDLE : Math.max(0, pauseAfter(failures) - (now() - began)));
    }
    running = false;
  }

  async function round(): Promise<void> {
    const queue = [...new Set(targets.map(({ rider_id }) => rider_id))];
    const failed = await Promise.all(Array.from({ length: AT_ONCE }, () => drain(queue)));
    failures = failed.includes(true) ? failures + 1 : 0;
  }

  /** Takes riders from the queue until it is empty; true when one could not be asked for. */
  async function drain(queue: Id[]): Promise<boolean> {
    let failed = false;
    for (let rider_id = queue.shift(); rider_id !== undefined; rider_id = queue.shift()) {
      try {
        const location = await locate(rider_id);
        if (location !== null) report(factsOf(location));
      } catch {
        failed = true;
      }
    }
    return failed;
  }

  function factsOf(location: RiderLocation): Event[] {
    return targets
      .filter(({ rider_id }) => rider_id === location.rider_id)
      .map(({ order_id }) => ({
        type: 'rider.located',
        source: 'worker',
        at: now(),
        payload: { order_id, location },
      }));
  }

  function wake(): void {
    if (visible && !running) void run();
  }

  return {
    /** Locates exactly these riders from now on. */
    track(wanted: readonly RiderTarget[]): void {
      targets = wanted;
      wake();
    },
    /** Whether somebody is looking. */
    setVisible(seen: boolean): void {
      visible = seen;
      wake();
    },
  };
}

/** Seconds from the beginning of one round to that of the next, after so many failed ones. */
export function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE, ROUND * 2 ** failures);
}
