import * as z from 'zod/mini';
import type { Sql } from '../db/connect.ts';
import { type ErrandKind, kindOf } from '../errands/index.ts';
import type { Deps } from '../module.ts';
import { abandon } from './abandon.ts';
import { circumstancesOf } from './jobs.ts';
import { placeRows } from './place.ts';
import { preprocess } from './preprocess.ts';

/** The errand of a job; a trigger promises it whenever there is work (`0155_bulk_jobs_are_errands.sql`). */
const declared = { name: 'bulk', payload: z.object({ job_id: z.string() }) };

/** Milliseconds that an errand works on a job at a time, and seconds until it checks on a job that another instance has. */
const turnOf = 5_000;
const rest = 2;

/** Works on jobs in the background. */
export type Worker = {
  /** Works on a job now; resolves when nothing is left to do. Never rejects: the errand does the rest. */
  work(jobId: string): Promise<void>;
  /** Works on a job for a while, unless this instance already does; rejects on failure. */
  goOn(jobId: string): Promise<'worked' | 'busy'>;
  /** Stops after the present row. */
  stop(): Promise<void>;
};

export function workerFor(deps: Deps): Worker {
  const running = new Map<string, Promise<void>>();
  let isStopped = false;
  const run = async (jobId: string, until = Infinity): Promise<void> => {
    const world = { ...deps, isStopped: () => isStopped || performance.now() > until };
    const circumstances = await circumstancesOf(deps, jobId);
    if (!circumstances) return abandon(deps.sql, jobId);
    await preprocess(world, circumstances);
    await placeRows(world, circumstances);
  };
  const take = (jobId: string, turn: Promise<void>): Promise<void> => {
    const settled = turn.catch(() => undefined);
    running.set(jobId, settled);
    void settled.then(() => {
      if (running.get(jobId) === settled) running.delete(jobId);
    });
    return turn;
  };
  return {
    work: (jobId) => {
      // Run once more after a running turn, since there may be new work.
      const turn = (running.get(jobId) ?? Promise.resolve()).then(() => run(jobId));
      return take(jobId, turn).catch((err) => {
        deps.log.error({ err, jobId }, 'a bulk job stumbled');
      });
    },
    goOn: async (jobId) => {
      if (running.has(jobId)) return 'busy';
      await take(jobId, run(jobId, performance.now() + turnOf));
      return 'worked';
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(running.values());
    },
  };
}

/** The errands that work on jobs in turns, so that another instance goes on after a kill. A job that keeps failing is abandoned. */
export function bulkErrands({ sql, clock }: Deps, worker: Worker): ErrandKind {
  return kindOf(declared, {
    ...{ atOnce: 4, patience: 20, mostTries: 8, waits: { first: 1, longest: 300 } },
    async work({ job_id }) {
      const before = await leftOf(sql, job_id);
      if (before === 0) return undefined;
      const did = await worker.goOn(job_id);
      const left = await leftOf(sql, job_id);
      if (left === 0) return undefined;
      // Another instance may be working on it, and may be killed.
      return clock() + (did === 'busy' || left === before ? rest : 0);
    },
    giveUp: ({ job_id }) => abandon(sql, job_id),
  });
}

/** The work left of a job: its open rows and the final step; 0 for none. */
async function leftOf(sql: Sql, jobId: string): Promise<number> {
  const [job] = await sql<{ left: number }[]>`
    select 1 + (select count(*)::int from bulk_rows
      where job_id = bulk_jobs.id and state in ('waiting', 'placing')) as left
    from bulk_jobs where id = ${jobId} and phase in ('preprocessing', 'placing')`;
  return job?.left ?? 0;
}
