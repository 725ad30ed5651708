import { rowProblem } from '#core/rules';
import type { Sql } from '../db/connect.ts';

/** Fails the rest of a job that cannot go on, such as when its outlet has no position any more. */
export async function abandon(sql: Sql, jobId: string): Promise<void> {
  const errors = JSON.stringify([rowProblem('row', 'not-placed')]);
  await sql.begin(async (tx) => {
    await tx`
      update bulk_rows set errors = ${errors}::text::jsonb,
        state = case state when 'waiting' then 'invalid' else 'failed' end
      where job_id = ${jobId} and state in ('waiting', 'placing')`;
    await tx`
      update bulk_jobs set phase = case phase when 'preprocessing' then 'ready' else 'done' end
      where id = ${jobId} and phase in ('preprocessing', 'placing')`;
  });
}
