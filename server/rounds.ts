import type { Log } from './log.ts';

type Round = {
  /** What the log calls it. */
  name: string;
  /** Seconds to rest after a round that does not say otherwise, or that failed. */
  rest: number;
  /** One round; may answer how many seconds to rest after it. A long one should check `isStopping` now and then. */
  run: (isStopping: () => boolean) => Promise<number> | Promise<void>;
};

/** Running rounds: `wake` begins the next one soon; `stop` waits for the current one and prevents others. */
export type Rounds = { wake: () => void; stop: () => Promise<void> };

/** Seconds between a round and the next one that was woken, so that simultaneous calls of `wake` share a round. */
const shortest = 0.05;

/**
 * Repeats a piece of work from now on, one round at a time. A failed round is logged and the next one
 * follows as usual.
 */
export function startRounds(log: Log, { name, rest, run }: Round): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopping = false;
  let isWoken = false;
  const look = async () => {
    let next: number | undefined;
    try {
      next = (await run(() => stopping)) ?? undefined;
    } catch (err) {
      log.error({ err, round: name }, 'a round failed');
    }
    running = undefined;
    if (!stopping) timer = setTimeout(go, (isWoken ? shortest : (next ?? rest)) * 1000);
  };
  const go = () => {
    isWoken = false;
    running = look();
  };
  go();
  return {
    wake: () => {
      if (isWoken || stopping) return;
      isWoken = true;
      if (running) return;
      clearTimeout(timer);
      timer = setTimeout(go, shortest * 1000);
    },
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** The same for rounds that are never woken; answers how to stop. */
export function keepGoing(log: Log, round: Round): () => Promise<void> {
  return startRounds(log, round).stop;
}

/** The same, now and then every hour. */
export function hourly(log: Log, name: string, run: () => Promise<void>): () => Promise<void> {
  return keepGoing(log, { name, rest: 3600, run });
}
