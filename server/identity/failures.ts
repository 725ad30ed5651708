import { at } from '../clock.ts';
import type { Db, Sql } from '../db/connect.ts';
import { digest } from '../secrets.ts';
import { isKnownSource, keepSource, type Source, sourceOf } from './sources.ts';

/** Seconds for which failures count, how many have no delay, and the first delay, doubled with each further one. */
const period = 15 * 60;
const free = 5;
const firstDelay = 15;
/** Tries an hour from all unknown addresses together, so that many addresses do not get around the delay. */
const fromStrangers = 100;
const hour = 3600;

/** Seconds that this address must wait with this account; the same for accounts that do not exist. */
async function secondsToWait(sql: Db, tried: Source, now: number): Promise<number> {
  const account = digest(tried.email);
  const [own] = await sql<{ failures: number; last: number | null }[]>`
    select count(*)::int as failures, extract(epoch from max(failed_at))::float8 as last
    from login_failures
    where account = ${account} and source = ${sourceOf(tried)} and failed_at > ${at(now - period)}`;
  if (own?.last && own.failures >= free) {
    const delay = Math.min(period, firstDelay * 2 ** (own.failures - free));
    const wait = Math.ceil(own.last + delay - now);
    if (wait > 0) return wait;
  }
  const [all] = await sql<{ failures: number; first: number | null }[]>`
    select count(*)::int as failures, extract(epoch from min(failed_at))::float8 as first
    from login_failures where account = ${account} and failed_at > ${at(now - hour)}`;
  if (!all?.first || all.failures < fromStrangers) return 0;
  return (await isKnownSource(sql, tried, now))
    ? 0
    : Math.max(1, Math.ceil(all.first + hour - now));
}

/**
 * Counts a try at an account's password as a failure, until `welcome` or `forgetTry` takes it back; answers 0, or the seconds to wait
 * instead. It counts before the password is checked, so that parallel tries cannot exceed the limit.
 */
export function countTry(sql: Sql, tried: Source, now: number): Promise<number> {
  const account = digest(tried.email);
  return sql.begin(async (tx) => {
    const key = `login ${account.toString('hex')}`;
    await tx`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
    const wait = await secondsToWait(tx, tried, now);
    if (wait > 0) return wait;
    await tx`insert into login_failures (account, source, failed_at)
      values (${account}, ${sourceOf(tried)}, ${at(now)})`;
    return 0;
  });
}

/** Takes back a try without a verdict, such as when the database was away. */
export async function forgetTry(sql: Db, tried: Source, now: number): Promise<void> {
  await sql`delete from login_failures where ctid = (select ctid from login_failures
    where account = ${digest(tried.email)} and source = ${sourceOf(tried)} and failed_at = ${at(now)}
    limit 1)`;
}

/** The owner signed in from this address: its failures are forgotten, and strangers' failures no longer block it. */
export async function welcome(sql: Db, tried: Source, now: number): Promise<void> {
  await sql`delete from login_failures
    where account = ${digest(tried.email)} and source = ${sourceOf(tried)}`;
  await keepSource(sql, tried, now);
}
