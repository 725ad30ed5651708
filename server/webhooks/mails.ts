import * as z from 'zod/mini';
import type { UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { enqueue } from '../mail/index.ts';
import { LetterFacts, letterFactsOf, writeLetter } from '../mail/write.ts';
import type { Composer, Deps } from '../module.ts';

const Paused = z.extend(LetterFacts, { host: z.string(), outlet: z.string() });

/** People of a merchant who are told at most. */
const mostTold = 20;

type Row = { email: string; deployment: string; origin: string; url: string; outlet: string };

/** Mails the people of a merchant that one of its targets is paused, in the transaction that pauses it. */
export async function promisePausedMail(
  tx: Tx,
  { deployments, now }: Pick<Deps, 'deployments'> & { now: UnixTime },
  webhookId: string,
): Promise<void> {
  const people = await tx<Row[]>`
    select distinct u.email, v.deployment, w.origin, w.url, v.name as outlet
    from webhooks w join vendors v on v.id = w.vendor_id
    join memberships m on m.vendor_id in (v.id, v.parent_id) join users u on u.id = m.user_id
    where w.id = ${webhookId} order by u.email limit ${mostTold}`;
  for (const { email, origin, url, outlet, ...row } of people) {
    const deployment = deployments.all.find(({ id }) => id === row.deployment);
    if (!deployment) continue;
    const letter = letterFactsOf({ deployment, origin, language: null });
    const facts = { ...letter, host: new URL(url).host, outlet };
    await enqueue(tx, { kind: 'webhook-paused', to: email, facts }, now);
  }
}

/** What the mails about targets say. */
export const mails: Readonly<Record<string, Composer>> = {
  'webhook-paused': async (deps, facts) => {
    const given = Paused.parse(facts);
    const { host, outlet } = given;
    return writeLetter(deps, given, 'webhook', { values: { host, outlet } });
  },
};
