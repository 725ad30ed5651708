import * as z from 'zod/mini';
import type { UnixTime } from '#schemas';
import type { Db, Fragment, Tx } from '../db/connect.ts';
import { type ErrandKind, kindOf, promiseErrand } from '../errands/index.ts';
import type { Composer, Deps } from '../module.ts';
import type { Transport } from './transport.ts';

const Mail = z.object({
  kind: z.string(),
  to: z.string(),
  facts: z.record(z.string(), z.unknown()),
});
type Mail = z.infer<typeof Mail>;

const declared = { name: 'mail', payload: Mail };

/** How mails are tried: a minute for each try, for about a day. */
const manner = {
  ...{ atOnce: 5, patience: 60, mostTries: 12 },
  waits: { first: 30, longest: 10_800 },
};

/** Promises a mail; call it in the transaction of what it is about. */
export async function enqueue(tx: Tx, mail: Mail, now: UnixTime): Promise<void> {
  await promiseErrand(tx, declared, mail, { now });
}

/** The condition for errands that are mails to an address, for exporting or erasing a person's data. */
export function isMailTo(sql: Db, email: string): Fragment {
  return sql`kind = ${declared.name} and lower(payload ->> 'to') = ${email}`;
}

/** The errands that send mails, composed when sent. After a crash a mail may be sent again, with the same id. */
export function mailsBy(
  deps: Deps,
  composers: ReadonlyMap<string, Composer>,
  transport: Transport,
): ErrandKind {
  return kindOf(declared, {
    ...manner,
    async work({ kind, to, facts }, { key }) {
      const message = await composers.get(kind)?.(deps, facts);
      if (message) await transport(to, message, key);
    },
  });
}
