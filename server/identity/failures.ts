import { at } from '../clock.ts';
import type { Db, Sql } from '../db/connect.ts';
import { digest } from '../secrets.ts';

/** Seconds in which failures count, how many are free, and the first delay, which doubles with each further one. */
const period = 15 * 60;
const free = 5;
const firstDelay = 15;

/** How long an account has to wait after its failures; the same for accounts that do not exist. */
async function secondsToWait(sql: Db, email: string, now: number): Promise<number> {
  const [row] = await sql<{ failures: number; last: number | null }[]>`
    select count(*)::int as failures, extract(epoch from max(failed_at))::float8 as last
    from login_failures
    where account = ${digest(email)} and failed_at > ${at(now - period)}`;
  if (!row?.last || row.failures < free) return 0;
  const delay = Math.min(period, firstDelay * 2 ** (row.failures - free));
  return Math.max(0, Math.ceil(row.last + delay - now));
}

/**
 * Takes one try at an account's password: answers how long to wait instead, or 0 after noting the try as a failure until
 * `forgiveAccount` says that it was none. Tries that come at the same moment are told apart, so that none is free that should not be.
 */
export function takeTry(sql: Sql, email: string, now: number): Promise<number> {
  const account = digest(email).toString('hex');
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`login ${account}`}, 0))`;
    const wait = await secondsToWait(tx, email, now);
    if (wait > 0) return wait;
    await tx`insert into login_failures (account, failed_at) values (${digest(email)}, ${at(now)})`;
    return 0;
  });
}

export async function forgiveAccount(sql: Db, email: string): Promise<void> {
  await sql`delete from login_failures where account = ${digest(email)}`;
}
