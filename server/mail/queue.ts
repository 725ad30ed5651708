import type { UnixTime } from '#schemas';
import { at } from '../clock.ts';
import type { Sql, Tx } from '../db/connect.ts';
import type { Composer, Deps } from '../module.ts';
import type { Facts } from './message.ts';
import type { Transport } from './transport.ts';

type Due = { id: string; kind: string; recipient: string; facts: Facts; tries: number };

/** Tries after which a mail is given up; with the growing waits between them that is about a day. */
const mostTries = 12;
/** Seconds before the second try; each further wait is twice as long, up to three hours. */
const firstWait = 30;
const longestWait = 10_800;

/** Promises a mail, in the transaction of what it is about. */
export async function enqueue(
  tx: Tx,
  mail: { kind: string; to: string; facts: Facts },
  now: UnixTime,
): Promise<void> {
  await tx`insert into mail_queue (kind, recipient, facts, next_try_at, created_at) values
    (${mail.kind}, ${mail.to}, ${JSON.stringify(mail.facts)}::text::jsonb, ${at(now)}, ${at(now)})`;
}

/** Sends every mail that is due, until it is to stop; one that fails waits, and keeps no other from leaving. */
export async function sendDue(
  deps: Deps,
  composers: ReadonlyMap<string, Composer>,
  transport: Transport,
  isStopping = () => false,
): Promise<void> {
  while (!isStopping() && (await sendOne(deps, composers, transport)));
}

/**
 * A mail is taken out of the queue for as long as a try may last before it is sent, so that instances do not send it
 * together; it is deleted once it was handed over. A crash in between sends it again, which is better than never.
 */
async function sendOne(
  deps: Deps,
  composers: ReadonlyMap<string, Composer>,
  transport: Transport,
): Promise<boolean> {
  const mail = await take(deps.sql, deps.clock());
  if (mail === undefined) return false;
  try {
    const message = await composers.get(mail.kind)?.(deps, mail.facts);
    if (message) await transport(mail.recipient, message);
    await deps.sql`delete from mail_queue where id = ${mail.id}`;
  } catch (err) {
    const lost = mail.tries >= mostTries;
    deps.log.error({ err, mail: mail.id, kind: mail.kind, lost }, 'a mail could not be sent');
    if (lost) await deps.sql`delete from mail_queue where id = ${mail.id}`;
  }
  return true;
}

async function take(sql: Sql, now: UnixTime): Promise<Due | undefined> {
  const [mail] = await sql<Due[]>`
    update mail_queue set tries = tries + 1, next_try_at = ${at(now)}::timestamptz
      + make_interval(secs => least(${longestWait}, ${firstWait} * power(2, tries)))
    where id = (select id from mail_queue where next_try_at <= ${at(now)}
      order by next_try_at limit 1 for update skip locked)
    returning id, kind, recipient, facts, tries`;
  return mail;
}
