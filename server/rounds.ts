import type { Log } from './log.ts';

type Round = {
  /** What the log calls it. */
  name: string;
  /** Seconds to rest after a round that does not say otherwise, or that failed. */
  rest: number;
  /** One round; may answer how many seconds to rest after it. A long one asks now and then whether it should stop. */
  run: (isStopping: () => boolean) => Promise<number> | Promise<void>;
};

/**
 * Does a piece of work again and again, one round at a time, from now on. A round that fails is logged, and the next one
 * comes all the same. Answers how to stop, which waits for the round that is going on.
 */
export function keepGoing(log: Log, { name, rest, run }: Round): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let stopping = false;
  const look = async () => {
    let next: number | undefined;
    try {
      next = (await run(() => stopping)) ?? undefined;
    } catch (err) {
      log.error({ err, round: name }, 'a round failed');
    }
    timer = setTimeout(go, (next ?? rest) * 1000);
  };
  const go = () => {
    running = look();
  };
  go();
  return async () => {
    stopping = true;
    clearTimeout(timer);
    await running;
    clearTimeout(timer);
  };
}

/** The same for what can wait: now, and then every hour. */
export function hourly(log: Log, name: string, run: () => Promise<void>): () => Promise<void> {
  return keepGoing(log, { name, rest: 3600, run });
}
