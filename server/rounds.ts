import type { Log } from './log.ts';

type Round = {
  /** What the log calls it. */
  name: string;
  /** Seconds to rest after a round that does not say otherwise, or that failed. */
  rest: number;
  /** One round; may answer how many seconds to rest after it. A long one asks now and then whether it should stop. */
  run: (isStopping: () => boolean) => Promise<number> | Promise<void>;
};

/** Rounds that go on: `wake` begins the next one soon, `stop` waits for the one that is going on and lets none follow. */
export type Rounds = { wake: () => void; stop: () => Promise<void> };

/** Seconds from the end of a round to one that somebody woke: those who wake it together share it. */
const shortest = 0.05;

/**
 * Does a piece of work again and again, one round at a time, from now on. A round that fails is logged, and the next one
 * comes all the same.
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

/** The same for what nobody wakes; answers how to stop. */
export function keepGoing(log: Log, round: Round): () => Promise<void> {
  return startRounds(log, round).stop;
}

/** The same for what can wait: now, and then every hour. */
export function hourly(log: Log, name: string, run: () => Promise<void>): () => Promise<void> {
  return keepGoing(log, { name, rest: 3600, run });
}
