import { userInfo } from 'node:os';
import { systemClock } from '../../server/clock.ts';
import type { Sql, Tx } from '../../server/db/connect.ts';
import { type Actor, type Entry, writeEntry } from '../../server/operator/audit.ts';

/** The person at the machine, by their name there. */
export function personHere(): Actor {
  return { name: userInfo().username, via: 'command' };
}

type Done<Result> = { result: Result; entries: readonly Entry[] };

/** Changes something from the terminal, with an entry for each thing that was changed, or not at all. */
export function audited<Result>(
  sql: Sql,
  action: string,
  change: (tx: Tx, now: number) => Promise<Done<Result>>,
): Promise<Result> {
  return sql.begin(async (tx) => {
    const now = systemClock();
    const { result, entries } = await change(tx, now);
    for (const entry of entries) await writeEntry(tx, { actor: personHere(), action, now }, entry);
    return result;
  });
}
