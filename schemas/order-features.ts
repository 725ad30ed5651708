import * as z from 'zod/mini';
import { Amount, text } from './primitives.ts';

const FeatureValues = z.record(text(64), z.union([text(1000), z.number(), z.boolean()]));
/** What one feature keeps with an order; which names and values there are is its own. */
export type FeatureValues = z.infer<typeof FeatureValues>;

/** What features keep with an order, by the feature's id. */
export const OrderFeatures = z.record(text(64), FeatureValues);
export type OrderFeatures = z.infer<typeof OrderFeatures>;

/** What a feature adds to the price of a delivery, or takes off it, in the market's currency. */
export const PriceLine = z.object({ feature: text(64), amount: Amount });
export type PriceLine = z.infer<typeof PriceLine>;
