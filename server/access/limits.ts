import type { UnixTime } from '#schemas';
import { at } from '../clock.ts';
import type { Tx } from '../db/connect.ts';
import { type Refusal, refusal } from '../http/refusal.ts';
import { isKnownSource, type Source, sourceOf } from '../identity/sources.ts';
import { digest } from '../secrets.ts';

/** Mails of one kind for an account within a period (in seconds): asked for by one address, and by all unknown ones. */
const mostMails = 5;
const mostFromStrangers = 100;
const period = 3600;

type Wanted = Source & { kind: 'verify' | 'reset' | 'invite'; now: UnixTime };

/** Counts a mail that is asked for; refuses too many, whether or not the account exists. */
export async function countMail(tx: Tx, wanted: Wanted): Promise<void> {
  const { email, kind, now } = wanted;
  const account = digest(email);
  const source = sourceOf(wanted);
  await tx`select pg_advisory_xact_lock(hashtext(${`${kind} ${account.toString('hex')}`}))`;
  const [row] = await tx<
    { all: number; own: number; first: number | null; firstOwn: number | null }[]
  >`
    select count(*)::int as all, count(*) filter (where source = ${source})::int as own,
      extract(epoch from min(asked_at))::float8 as first,
      extract(epoch from min(asked_at) filter (where source = ${source}))::float8 as "firstOwn"
    from account_mails
    where account = ${account} and kind = ${kind} and asked_at > ${at(now - period)}`;
  if (row && row.own >= mostMails) throw limitExceeded((row.firstOwn ?? now) + period - now);
  if (row && row.all >= mostFromStrangers && !(await isKnownSource(tx, wanted, now)))
    throw limitExceeded((row.first ?? now) + period - now);
  await tx`insert into account_mails (account, kind, source, asked_at)
    values (${account}, ${kind}, ${source}, ${at(now)})`;
}

/** Whether a mail of this kind was asked for from here lately. */
export async function hasAsked(tx: Tx, wanted: Wanted): Promise<boolean> {
  const found = await tx`select 1 from account_mails where account = ${digest(wanted.email)}
    and kind = ${wanted.kind} and source = ${sourceOf(wanted)}
    and asked_at > ${at(wanted.now - period)} limit 1`;
  return found.length > 0;
}

function limitExceeded(seconds: number): Refusal {
  return refusal(429, 'LimitExceededException', 'This was asked for too often.', {
    key: 'auth.LimitExceededException',
    retryAfter: Math.ceil(seconds),
  });
}
