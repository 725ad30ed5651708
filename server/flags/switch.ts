import type { FlagName, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';

/** Overrides a flag of a deployment's file on every instance; null removes the override. */
export async function switchFlag(
  sql: Db,
  deployment: string,
  name: FlagName,
  value: boolean | null,
): Promise<void> {
  if (value === null) {
    await sql`delete from feature_flags where deployment = ${deployment} and name = ${name}`;
    return;
  }
  await sql`insert into feature_flags (deployment, name, value) values (${deployment}, ${name}, ${value})
    on conflict (deployment, name) do update set value = excluded.value`;
}

type Planned = { value: boolean; from?: UnixTime | undefined; until?: UnixTime | undefined };

/** Plans a value of a flag between two moments, which overrides everything else; null removes the plan. */
export async function setWindow(
  sql: Db,
  deployment: string,
  name: FlagName,
  planned: Planned | null,
): Promise<void> {
  await sql`delete from flag_windows where deployment = ${deployment} and name = ${name}`;
  if (planned === null) return;
  const { value, from = null, until = null } = planned;
  await sql`insert into flag_windows ${sql({ deployment, name, value, from_at: from, until_at: until })}`;
}

/** A planned value of a flag; `from_at` null means already, `until_at` null means without end. */
export type FlagWindow = {
  name: string;
  value: boolean;
  from_at: UnixTime | null;
  until_at: UnixTime | null;
};

/** The planned values of a deployment's flags. */
export function windowsOf(sql: Db, deployment: string): PromiseLike<FlagWindow[]> {
  return sql<FlagWindow[]>`
    select name, value, from_at, until_at from flag_windows where deployment = ${deployment}`;
}
