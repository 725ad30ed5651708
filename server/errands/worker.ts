import { type Rounds, startRounds } from '../rounds.ts';
import { together } from '../together.ts';
import type { Errand, ErrandKind } from './kind.ts';
import { forgetDone, holdOn, lease, nextDue, takeDue } from './repository.ts';
import { type Tools, tryErrand } from './try.ts';

/** Seconds between two looks at most: what was announced may have been lost with a connection. */
const longestRest = 30;

/** Seconds after a look that failed. */
const afterFault = 5;

/** Does the errands of one kind from now on: as they come, as they are due again, and what others left behind. */
export function startWorker(tools: Tools, kind: ErrandKind): Rounds {
  const { sql, clock, log } = tools;
  const running = new Map<Promise<void>, Errand>();
  const forget = together(async (ids: readonly string[]) => {
    await forgetDone(sql, ids);
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
      // There is room for another, and what waited for this one may go.
      rounds.wake();
    });
  };
  const run = async () => {
    const room = kind.atOnce - running.size;
    if (room === 0) return longestRest;
    const now = clock();
    const taken = await takeDue(sql, kind, { now, most: room });
    for (const errand of taken) begin(errand);
    // Each that ends wakes us, and then there may be more.
    if (taken.length > 0) return longestRest;
    // Seen from the same moment, so that none falls due between the two looks: we wake close to when one does.
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

/** Says again and again, between beginning and end, that this instance lives and is at these errands: often enough that one sign may be late. */
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
