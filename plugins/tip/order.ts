import * as z from 'zod/mini';
import { coinsOf, defineOrderFeature } from '#core/rules';

const Tip = z.strictObject({ amount: z.number().check(z.positive(), z.lte(1_000_000_000)) });

/** What an order keeps of it; null for one without. */
export const readTip = (kept: unknown) => z.safeParse(Tip, kept).data ?? null;

/** What the rider gets on top: it raises the price of the delivery. */
export const tipOrder = defineOrderFeature({
  id: 'tip',
  flag: 'tip',
  read: readTip,
  price: ({ amount }, terms) => coinsOf(amount, terms),
});
