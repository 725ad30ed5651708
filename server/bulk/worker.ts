import type { Deps } from '../module.ts';
import { keepGoing } from '../rounds.ts';
import { abandon } from './abandon.ts';
import { circumstancesOf } from './jobs.ts';
import { markOldRows } from './mark-old.ts';
import { placeRows } from './place.ts';
import { preprocess } from './preprocess.ts';

/** Seconds between two looks for jobs that another instance left behind. */
const rest = 1;

/** Works on jobs beside the requests that ask for it. */
export type Worker = {
  /** Works on a job now; done when nothing is left of it to do, and never fails. */
  work(jobId: string): Promise<void>;
  /** Also works on whatever was left behind, from now on. */
  start(): void;
  /** Ends after the row that is being worked on. */
  stop(): Promise<void>;
};

export function workerFor(deps: Deps): Worker {
  const running = new Map<string, Promise<void>>();
  let isStopped = false;
  const world = { ...deps, isStopped: () => isStopped };
  const run = async (jobId: string) => {
    try {
      const circumstances = await circumstancesOf(deps, jobId);
      if (!circumstances) return await abandon(deps.sql, jobId);
      await preprocess(world, circumstances);
      await placeRows(world, circumstances);
    } catch (err) {
      deps.log.error({ err, jobId }, 'a bulk job stumbled');
    }
  };
  const work = (jobId: string): Promise<void> => {
    // Anyone who comes while it runs may have something new to be done.
    const turn = (running.get(jobId) ?? Promise.resolve()).then(() => run(jobId));
    running.set(jobId, turn);
    return turn.finally(() => {
      if (running.get(jobId) === turn) running.delete(jobId);
    });
  };
  let isMarked = false;
  const look = async () => {
    if (!isMarked) await markOldRows(deps.sql);
    isMarked = true;
    for (const jobId of await unfinished(deps)) if (!running.has(jobId)) void work(jobId);
  };
  let stopLooking = async () => {};
  return {
    work,
    start: () => {
      stopLooking = keepGoing(deps.log, { name: 'bulk jobs', rest, run: look });
    },
    stop: async () => {
      isStopped = true;
      await stopLooking();
      await Promise.all(running.values());
    },
  };
}

async function unfinished({ sql }: Deps): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from bulk_jobs where phase in ('preprocessing', 'placing')
      and (leased_until is null or leased_until < now()) order by created_at limit 20`;
  return rows.map(({ id }) => id);
}
