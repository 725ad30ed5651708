import type { UnixTime } from '#schemas';
import { at } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { addressKey } from '../http/budget.ts';
import { digest } from '../secrets.ts';

/** An account and a network address. */
export type Source = { readonly email: string; readonly ip: string };

/** Seconds for which an owner's address is remembered. */
const remembered = 90 * 86_400;

/** A hash of account and address together. */
export function sourceOf({ email, ip }: Source): Buffer {
  return digest(`${email} ${addressKey(ip)}`);
}

/** Whether the owner of this account has signed in from this address. */
export async function isKnownSource(sql: Db, source: Source, now: UnixTime): Promise<boolean> {
  const found = await sql`select 1 from known_sources where account = ${digest(source.email)}
    and source = ${sourceOf(source)} and seen_at > ${at(now - remembered)}`;
  return found.length > 0;
}

export async function keepSource(sql: Db, source: Source, now: UnixTime): Promise<void> {
  await sql`insert into known_sources (account, source, seen_at)
    values (${digest(source.email)}, ${sourceOf(source)}, ${at(now)})
    on conflict (account, source) do update set seen_at = excluded.seen_at`;
}

export async function forgetSources(sql: Db, now: UnixTime): Promise<void> {
  await sql`delete from known_sources where seen_at <= ${at(now - remembered)}`;
}
