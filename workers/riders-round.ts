import { doubledWait, isBelievable } from '#core/rules';
import type { Event, Id, RiderLocation, UnixTime } from '#schemas';
import { createTurns, type RiderTargets } from './riders-turns.ts';

export type { RiderTargets } from './riders-turns.ts';

/** Seconds between two rounds, between checks when there is nothing to do, and at most after errors. */
export const ROUND = 2;
export const IDLE = 1;
export const LONGEST_PAUSE = 30;

/** The least seconds from one round to the next, even when a person opens one order after another. */
export const SHORTEST = 0.5;

/** Positions of some riders, and the server's clock when it told them. */
export type Located = { readonly data: readonly RiderLocation[]; readonly located_at: UnixTime };

/** The queue's network, clock and listener; tests pass their own. */
export type RidersOutside = {
  /** The known positions of these riders. Rejects when the call fails. */
  locate: (rider_ids: readonly Id[]) => Promise<Located>;
  now: () => UnixTime;
  wait: (seconds: number) => Promise<void>;
  report: (facts: readonly Event[]) => void;
};

/**
 * Polls the riders of all orders of a page. A round is one call and one report, for the rider on screen and a few of the
 * others in turn. Rounds begin two seconds apart, later after errors, and stop while the page is hidden.
 */
export function createRiderQueue({ locate, now, wait, report }: RidersOutside) {
  const turns = createTurns();
  let visible = true;
  let running = false;
  let failures = 0;
  let end = () => {};

  async function run(): Promise<void> {
    running = true;
    while (visible) {
      const began = now();
      const asked = turns.next();
      if (asked.length > 0) await round(asked);
      await pause(began, asked.length === 0 ? IDLE : pauseAfter(failures));
    }
    running = false;
  }

  async function round(asked: readonly Id[]): Promise<void> {
    try {
      const { data, located_at } = await locate(asked);
      turns.took(asked);
      failures = 0;
      const facts = data.flatMap((location) => factsOf(location, located_at));
      if (facts.length > 0) report(facts);
    } catch {
      failures += 1;
    }
  }

  /** The events use the server's time, so that the age of a position is measured by the clock that dated it. */
  function factsOf(location: RiderLocation, at: UnixTime): Event[] {
    if (!isBelievable(location, at)) return [];
    return turns.ordersOf(location.rider_id).map((order_id) => ({
      type: 'rider.located',
      source: 'worker',
      at,
      payload: { order_id, location },
    }));
  }

  /** Waits until `seconds` after the round began, or until `SHORTEST` after it when another rider comes on screen. */
  async function pause(began: UnixTime, seconds: number): Promise<void> {
    const until = (after: number) => wait(Math.max(0, after - Math.max(0, now() - began)));
    const hurried = new Promise<void>((resolve) => {
      end = resolve;
    });
    await Promise.race([until(seconds), hurried.then(() => until(SHORTEST))]);
  }

  function wake(): void {
    if (visible && !running) void run();
  }

  return {
    /** Replaces the riders to locate; a rider who is new on screen is located at once. */
    track(wanted: RiderTargets): void {
      if (turns.follow(wanted)) end();
      wake();
    },
    /** Rounds stop while the page is hidden. */
    setVisible(seen: boolean): void {
      visible = seen;
      wake();
    },
    /** Retries at once after failures, since their cause may be over. */
    retry(): void {
      if (failures === 0) return;
      failures = 0;
      end();
    },
  };
}

/** Seconds from the start of one round to the start of the next, after this many failed rounds in a row. */
export function pauseAfter(failures: number): number {
  return doubledWait(failures + 1, { first: ROUND, longest: LONGEST_PAUSE });
}
