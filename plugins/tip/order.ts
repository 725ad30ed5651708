import * as z from 'zod/mini';
import { coinsOf, defineOrderFeature } from '#core/rules';

const Tip = z.strictObject({ amount: z.number().check(z.positive(), z.lte(1_000_000_000)) });

/** What the rider gets on top: it raises the price of the delivery. */
export const tipOrder = defineOrderFeature({
  id: 'tip',
  flag: 'tip',
  read: (asked) => z.safeParse(Tip, asked).data ?? null,
  price: ({ amount }, terms) => coinsOf(amount, terms),
});
