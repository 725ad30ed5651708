import { attach, createEvent, restore } from 'effector';
import type { FeeQuote, Id, RequestFields } from '#schemas';
import {
  type Adjustment,
  joinedAdjustments,
  type PricedQuote,
  type QuoteAdjuster,
} from '../compose/index.ts';

/** What features make of a quoted fee has changed, with the composition. */
export const quoteAdjustersChanged = createEvent<readonly QuoteAdjuster[]>();

const $adjusters = restore(quoteAdjustersChanged, []);

type Question = {
  readonly quote: FeeQuote;
  readonly vendor_id: Id;
  readonly fields: RequestFields;
};

/** Lets the features have their say about a fee; without any it stays as it was signed. */
export const priceFx = attach({
  source: $adjusters,
  effect: async (adjusters, { quote, ...form }: Question): Promise<PricedQuote> => {
    let adjustment: Adjustment = {};
    for (const adjustFx of adjusters) {
      const payable = adjustment.payable ?? quote.fee;
      adjustment = joinedAdjustments(adjustment, await adjustFx({ quote, payable, ...form }));
    }
    return adjusters.length === 0 ? quote : { ...quote, adjustment };
  },
});
