import { type Rounds, startRounds } from '../rounds.ts';
import { together } from '../together.ts';
import type { Errand, ErrandKind } from './kind.ts';
import { forgetDone, holdOn, lease, nextDue } from './repository.ts';
import { takeDue } from './take.ts';
import { type Tools, tryErrand } from './try.ts';

/** The most seconds between two looks, since a notification may have been lost with a connection. */
const longestRest = 30;

/** Seconds to wait after a failed look. */
const afterFault = 5;

/** Starts to do the errands of one kind. */
export function startWorker(tools: Tools, kind: ErrandKind): Rounds {
  const { sql, clock, log } = tools;
  const running = new Map<Promise<void>, Errand>();
  const forget = together(async (ids: readonly string[]) => {
    await forgetDone(sql, ids, clock());
    return ids.map(() => undefined);
  });
  const alive = signs(tools, () => [...running.values()]);
  const begin = (errand: Errand) => {
    const trying = tryErrand({ ...tools, done: forget }, kind, errand);
    running.set(trying, errand);
    alive.begin();
    void trying.then(() => {
      running.delete(trying);
      if (running.size === 0) alive.end();
      // There is room for another, and errands about the same thing may go on.
      rounds.wake();
    });
  };
  const run = async () => {
    const room = kind.atOnce - running.size;
    if (room === 0) return longestRest;
    const now = clock();
    const { taken, isMore } = await takeDue(sql, kind, { now, most: room });
    for (const errand of taken) begin(errand);
    if (isMore) return 0;
    // Each errand that ends wakes us.
    if (taken.length > 0) return longestRest;
    // Use the same `now` as for taking, so that no errand falls due between the two queries.
    const next = await nextDue(sql, kind.name, now);
    return Math.min(longestRest, Math.max(0, (next ?? Infinity) - clock()));
  };
  const rounds = startRounds(log, { name: `errands: ${kind.name}`, rest: afterFault, run });
  const stop = async () => {
    await rounds.stop();
    await Promise.all(running.keys());
  };
  return { ...rounds, stop };
}

/** Renews the lease of the held errands regularly, often enough that one renewal may be late. */
function signs({ sql, clock, log }: Tools, held: () => readonly Errand[]) {
  let timer: NodeJS.Timeout | undefined;
  const say = () => {
    holdOn(sql, held(), clock()).catch((err: unknown) => {
      log.error({ err }, 'errands may be taken over');
    });
  };
  return {
    begin: () => {
      timer ??= setInterval(say, (lease / 4) * 1000);
    },
    end: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
