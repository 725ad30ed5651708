import { type Deployment, flagNames, type UnixTime } from '#schemas';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import type { KeptAnswers, Switches } from '../kept/answers.ts';

/** `currentFlags`, for what is asked often: known for a moment. */
export async function keptFlags({
  sql,
  kept,
  deployment,
  clock,
}: {
  sql: Db;
  kept: KeptAnswers;
  deployment: Deployment;
  clock: Clock;
}): Promise<Switches> {
  const ask = () => currentFlags(sql, deployment, clock());
  return (await kept.flags.get(deployment.id, ask)) ?? {};
}

/** What the deployment's file says, under what an operator has switched since, under what is planned for this moment. */
export async function currentFlags(
  sql: Db,
  deployment: Deployment,
  now: UnixTime,
): Promise<Switches> {
  const rows = await sql<{ name: string; value: boolean }[]>`
    select name, coalesce(w.value, f.value) as value
    from (select name, value from feature_flags where deployment = ${deployment.id}) f
      full join (select name, value from flag_windows where deployment = ${deployment.id}
        and coalesce(from_at, 0) <= ${now} and coalesce(until_at, 'infinity') > ${now}) w using (name)`;
  const switched = rows.filter(({ name }) => flagNames.some((known) => known === name));
  return {
    ...deployment.flags,
    ...Object.fromEntries(switched.map(({ name, value }) => [name, value])),
  };
}
