import * as z from 'zod/mini';
import { Amount, text } from './primitives.ts';

const FeatureValues = z.record(text(64), z.union([text(1000), z.number(), z.boolean()]));
/** What one feature keeps with an order; names and values are the feature's own. */
export type FeatureValues = z.infer<typeof FeatureValues>;

/** What features keep with an order, by the feature's id. */
export const OrderFeatures = z.record(text(64), FeatureValues);
export type OrderFeatures = z.infer<typeof OrderFeatures>;

/** What a feature adds to the price of a delivery, in the market's currency; negative lowers it. */
export const PriceLine = z.object({ feature: text(64), amount: Amount });
export type PriceLine = z.infer<typeof PriceLine>;
