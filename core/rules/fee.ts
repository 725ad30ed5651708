import type { FeeBreakdown, Market, PaymentMethod, Position, Tariff } from '#schemas';
import { greatCircleMetres } from './distance.ts';
import { tariffAt } from './tariff.ts';

type Fee = { fee: number; breakdown: FeeBreakdown };

/** What the way from here to there costs by the tariff that holds where it begins, and how many metres it is. */
export function routeFee(
  market: Pick<Market, 'fee' | 'currencyDigits'>,
  route: { source: Position; destination: Position },
  paymentMethod: PaymentMethod,
): Fee & { metres: number } {
  const metres = greatCircleMetres(route.source, route.destination);
  const fee = tariffAt(market, route.source);
  return { ...feeOf({ ...market, fee }, metres, paymentMethod), metres };
}

/** What a delivery of this length costs, part by part, in the market's currency and rounded to its digits. */
export function feeOf(
  market: { fee: Tariff; currencyDigits: number },
  distanceMetres: number,
  paymentMethod: PaymentMethod,
): Fee {
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
