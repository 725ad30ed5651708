import type { FlagName, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';

/** Switches a flag of a deployment over what its file says, on every instance; null lets the file decide again. */
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

/** Has a flag hold between two moments, over what it is switched to; null plans nothing any more. */
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

/** What is planned for a flag; a moment that is null has been, or never comes. */
export type FlagWindow = {
  name: string;
  value: boolean;
  from_at: UnixTime | null;
  until_at: UnixTime | null;
};

/** What is planned for the flags of a deployment. */
export function windowsOf(sql: Db, deployment: string): PromiseLike<FlagWindow[]> {
  return sql<FlagWindow[]>`
    select name, value, from_at, until_at from flag_windows where deployment = ${deployment}`;
}
