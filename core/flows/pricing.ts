import { attach, combine, createEvent, restore } from 'effector';
import type { FeeQuote, Id, RequestFields } from '#schemas';
import { $now } from '../clock.ts';
import {
  type Adjustment,
  type Composition,
  joinedAdjustments,
  type PricedQuote,
} from '../compose/index.ts';

/** What features make of a quoted fee, and what they know of when an order is wanted. */
export type Pricing = Pick<Composition, 'quoteAdjusters' | 'payload'>;

/** It has changed, with the composition. */
export const pricingChanged = createEvent<Pricing>();

const $pricing = restore<Pricing>(pricingChanged, { quoteAdjusters: [], payload: () => ({}) });

type Question = {
  readonly quote: FeeQuote;
  readonly vendor_id: Id;
  readonly fields: RequestFields;
};

/** Lets the features have their say about a fee; without any it stays as it was signed. */
export const priceFx = attach({
  source: combine({ pricing: $pricing, now: $now }),
  effect: async ({ pricing, now }, { quote, ...form }: Question): Promise<PricedQuote> => {
    const { quoteAdjusters, payload } = pricing;
    const wantedAt = payload(form.fields).preordered_for ?? now;
    let adjustment: Adjustment = {};
    for (const adjustFx of quoteAdjusters) {
      const payable = adjustment.payable ?? quote.fee;
      const asked = { quote, payable, wantedAt, ...form };
      adjustment = joinedAdjustments(adjustment, await adjustFx(asked));
    }
    return quoteAdjusters.length === 0 ? quote : { ...quote, adjustment };
  },
});
