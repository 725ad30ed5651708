import * as z from 'zod/mini';
import { coinsOf, defineOrderFeature, tooFine } from '#core/rules';

const Tip = z.strictObject({ amount: z.number().check(z.positive(), z.lte(1_000_000_000)) });

/** The kept tip; null for none. */
export const readTip = (kept: unknown) => z.safeParse(Tip, kept).data ?? null;

/** Keeps a tip with an order, which raises the price of the delivery. */
export const tipOrder = defineOrderFeature({
  id: 'tip',
  flag: 'tip',
  read: readTip,
  refuse: ({ amount }, terms) => tooFine(amount, terms),
  price: ({ amount }, terms) => coinsOf(amount, terms),
});
