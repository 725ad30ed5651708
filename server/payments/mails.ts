import * as z from 'zod/mini';
import { amountOf } from '#core/rules';
import type { Order } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { isGuestId } from '../guests/tokens.ts';
import { enqueue } from '../mail/index.ts';
import { LetterFacts, letterFactsOf, writeLetter } from '../mail/write.ts';
import type { Composer, Deps } from '../module.ts';
import { linkTo, paths } from '../public/links.ts';
import { writtenIn } from '../texts.ts';
import type { Intent } from './intents.ts';

const Paid = z.extend(LetterFacts, {
  order_id: z.string(),
  outlet: z.string(),
  amount: z.number(),
  currency: z.string(),
});

/**
 * Promises a guest a receipt with a link to the order, since their browser may never learn of it. Call it in the transaction that
 * stores the success.
 */
export async function promiseReceipt(
  tx: Tx,
  { deployments, now }: Pick<Deps, 'deployments'> & { now: number },
  intent: Intent,
  order: Order,
): Promise<void> {
  const { holder, asked, currency, origin, language } = intent;
  const deployment = deployments.all.find(({ id }) => id === intent.deployment);
  const to = asked.sender?.email.trim();
  if (!isGuestId(holder) || !deployment || !to) return;
  const facts = {
    ...letterFactsOf({ deployment, origin, language }),
    ...{ order_id: order.order_id, outlet: order.outlet_name ?? '', currency },
    amount: amountOf(intent.amount_minor, intent),
  };
  await enqueue(tx, { kind: 'paid', to, facts }, now);
}

/** The composers of mails about payments. */
export const mails: Readonly<Record<string, Composer>> = {
  paid: async (deps, facts) => {
    const given = Paid.parse(facts);
    const { order_id: order, outlet, amount, currency, origin, language } = given;
    const deployment = deps.deployments.all.find(({ id }) => id === given.deployment);
    if (!deployment) return null;
    const tracking = await linkTo(deps, order, 'tracking');
    const receipt = `${origin}${paths.receipt}/${await linkTo(deps, order, 'receipt')}`;
    const tag = writtenIn(deployment, language).replaceAll('_', '-');
    const money = new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount);
    const values = { order, outlet, amount: money, receipt };
    return writeLetter(deps, given, 'paid', { path: `${paths.tracking}/${tracking}`, values });
  },
};
