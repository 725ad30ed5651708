import type { PartState, ServiceStatus } from '#schemas';
import type { Sql } from '../db/connect.ts';
import { isMigrated } from '../db/migrate.ts';
import { writableBy } from '../db/writable.ts';
import type { Deps } from '../module.ts';

/** The parts of a deployment that people notice, in display order. */
export const partNames = ['database', 'fleet', 'payments', 'mail', 'messages', 'webhooks'] as const;
export type Parts = ServiceStatus['parts'];

/** Seconds that an errand may wait untouched; and the failures of one kind, within `within` seconds, after which its provider counts as away. */
const late = 60;
const failures = { tries: 3, errands: 3, within: 1800 };

type Tools = Pick<Deps, 'sql' | 'clock' | 'config' | 'payments'>;

/** How each part of this server does. Parts of which nobody can be told without the database are unknown without it. */
export function looksAtParts({ sql, clock, config, payments }: Tools): () => Promise<Parts> {
  const isWritable = writableBy(sql);
  const isOff: Partial<Record<keyof Parts, boolean>> = {
    fleet: config.dispatcher === 'none',
    payments: !payments.takesPayments,
    mail: !config.demo && config.mail.smtpUrl === undefined,
    messages: config.messages === 'none',
  };
  return async () => {
    const database = await databaseState(sql, isWritable);
    const waiting = database === 'down' ? undefined : await waitingErrands(sql, clock());
    const state = (name: keyof Parts, kinds: readonly string[]): PartState => {
      if (isOff[name]) return 'off';
      if (waiting === undefined) return 'unknown';
      return waiting.some(({ kind }) => kinds.includes(kind)) ? 'limited' : 'ok';
    };
    return {
      database,
      fleet: state('fleet', ['dispatch']),
      payments: state('payments', ['payment', 'refund']),
      mail: state('mail', ['mail']),
      messages: state('messages', ['message']),
      webhooks: state('webhooks', ['webhook']),
    };
  };
}

async function databaseState(sql: Sql, isWritable: () => Promise<boolean>): Promise<PartState> {
  const isThere = await isMigrated(sql).catch(() => false);
  if (!isThere) return 'down';
  return (await isWritable()) ? 'ok' : 'limited';
}

/**
 * The kinds of errands that are late or keep failing. Failing webhooks do not count, since each goes to another address;
 * nor is an errand late that waits for another about the same thing.
 */
async function waitingErrands(sql: Sql, now: number): Promise<{ kind: string }[] | undefined> {
  const asked = sql<{ kind: string }[]>`
    select kind from errands e
    where kind in ('dispatch', 'payment', 'refund', 'mail', 'message', 'webhook') and given_up_at is null
    group by kind having
      bool_or(due_at < ${now - late} and (about is null or not exists (
        select from errands before where before.kind = e.kind and before.about = e.about
          and before.id < e.id and before.given_up_at is null)))
      or kind <> 'webhook' and count(*) filter (
        where tries >= ${failures.tries} and reason is not null
          and created_at > ${now - failures.within}) >= ${failures.errands}`;
  return asked.execute().catch(() => undefined);
}
