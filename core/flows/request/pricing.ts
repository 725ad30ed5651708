import { attach, combine } from 'effector';
import type { FeeQuote, Id, RequestFields } from '#schemas';
import {
  $composed,
  type Adjustment,
  joinedAdjustments,
  type PricedQuote,
} from '../../compose/index.ts';
import { $now } from '../../kernel/clock.ts';

type Question = {
  readonly quote: FeeQuote;
  readonly vendor_id: Id;
  readonly fields: RequestFields;
};

/** Lets features adjust a quote; without features it stays as the server signed it. */
export const priceFx = attach({
  source: combine({ composed: $composed, now: $now }),
  effect: async ({ composed, now }, { quote, ...form }: Question): Promise<PricedQuote> => {
    const { quoteAdjusters, payload, priceLines } = composed;
    const lines = priceLines(form.fields);
    const wantedAt = payload(form.fields).preordered_for ?? now;
    let adjustment: Adjustment = {};
    for (const adjustFx of quoteAdjusters) {
      const payable = adjustment.payable ?? quote.fee;
      const asked = { quote, payable, wantedAt, ...form };
      adjustment = joinedAdjustments(adjustment, await adjustFx(asked));
    }
    if (quoteAdjusters.length + lines.length === 0) return quote;
    return { ...quote, adjustment: { ...adjustment, ...(lines.length > 0 && { lines }) } };
  },
});
