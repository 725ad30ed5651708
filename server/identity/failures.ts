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
 * Counts one try at an account's password as a failure, until `forgiveAccount` or `forgetTry` says that it was none; answers
 * how many seconds to wait instead, or 0. Counted before the password is looked at, so that of tries at the same moment no
 * more than the free ones get through; a sixth that comes while five are still being looked at has to wait, too.
 */
export function countTry(sql: Sql, email: string, now: number): Promise<number> {
  const account = digest(email).toString('hex');
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`login ${account}`}, 0))`;
    const wait = await secondsToWait(tx, email, now);
    if (wait > 0) return wait;
    await tx`insert into login_failures (account, failed_at) values (${digest(email)}, ${at(now)})`;
    return 0;
  });
}

/** Takes back a try that led to no verdict, since the server was too busy or its database was away. */
export async function forgetTry(sql: Db, email: string, now: number): Promise<void> {
  await sql`delete from login_failures where ctid = (
    select ctid from login_failures where account = ${digest(email)} and failed_at = ${at(now)} limit 1)`;
}

export async function forgiveAccount(sql: Db, email: string): Promise<void> {
  await sql`delete from login_failures where account = ${digest(email)}`;
}
