import type { FeeBreakdown, Market, PaymentMethod } from '#schemas';

/** What a delivery of this length costs, part by part, in the market's currency and rounded to its digits. */
export function feeOf(
  market: Pick<Market, 'fee' | 'currencyDigits'>,
  distanceMetres: number,
  paymentMethod: PaymentMethod,
): { fee: number; breakdown: FeeBreakdown } {
  const { base, perKilometre, freeKilometres, surcharges } = market.fee;
  const paid = Math.max(0, distanceMetres / 1000 - freeKilometres);
  const breakdown = {
    base: rounded(base, market),
    distance: rounded(paid * perKilometre, market),
    surcharge: rounded(surcharges[paymentMethod], market),
    discount: 0,
  };
  const { distance, surcharge } = breakdown;
  return { fee: rounded(breakdown.base + distance + surcharge, market), breakdown };
}

function rounded(amount: number, { currencyDigits }: Pick<Market, 'currencyDigits'>): number {
  return Number(amount.toFixed(currencyDigits));
}
