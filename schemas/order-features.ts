import * as z from 'zod/mini';
import { text } from './primitives.ts';

/** What features keep with an order, by the feature's id; each reads its own. */
export const OrderFeatures = z.record(text(64), z.unknown());
export type OrderFeatures = z.infer<typeof OrderFeatures>;

/** What a feature adds to the price of a delivery, or takes off it, in the market's currency. */
export const PriceLine = z.object({ feature: text(64), amount: z.number() });
export type PriceLine = z.infer<typeof PriceLine>;
