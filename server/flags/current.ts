import { type Deployment, flagNames, type UnixTime } from '#schemas';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import type { KeptAnswers, Switches } from '../kept/answers.ts';

/** `currentFlags`, cached for a moment. */
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

/** The present flags of a deployment: its file, overridden by an operator's switches, overridden by planned windows. */
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
