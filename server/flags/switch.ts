import type { FlagName } from '#schemas';
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
