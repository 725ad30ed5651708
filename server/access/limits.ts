import type { UnixTime } from '#schemas';
import { at } from '../clock.ts';
import type { Tx } from '../db/connect.ts';
import { type Refusal, refusal } from '../http/refusal.ts';
import { digest } from '../secrets.ts';

/** Mails of one kind that an address may ask for within so many seconds. */
const mostMails = 5;
const period = 3600;

/** Notes that a mail is wanted; refuses when that was too often, whether or not anybody would get it. */
export async function countMail(
  tx: Tx,
  { email, kind, now }: { email: string; kind: 'verify' | 'reset'; now: UnixTime },
): Promise<void> {
  const account = digest(email);
  await tx`select pg_advisory_xact_lock(hashtext(${`${kind} ${account.toString('hex')}`}))`;
  const [row] = await tx<{ asked: number; first: number | null }[]>`
    select count(*)::int as asked, extract(epoch from min(asked_at))::float8 as first
    from account_mails
    where account = ${account} and kind = ${kind} and asked_at > ${at(now - period)}`;
  if (row && row.asked >= mostMails) throw limitExceeded((row.first ?? now) + period - now);
  await tx`insert into account_mails (account, kind, asked_at)
    values (${account}, ${kind}, ${at(now)})`;
}

function limitExceeded(seconds: number): Refusal {
  return refusal(429, 'LimitExceededException', 'This was asked for too often.', {
    key: 'auth.LimitExceededException',
    retryAfter: Math.ceil(seconds),
  });
}
