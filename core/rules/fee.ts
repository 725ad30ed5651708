import type { FeeBreakdown, Market, PaymentMethod, Position, Tariff } from '#schemas';
import { greatCircleMetres } from './distance.ts';
import { amountOf, type Coinage, coinsOf, fractionOf, type Minor, nearestCoins } from './money.ts';
import { tariffAt } from './tariff.ts';

type Fee = { fee: Minor; breakdown: FeeBreakdown };

/** The fee of a route by the tariff at its source, and its length in metres. */
export function routeFee(
  market: Pick<Market, 'fee'> & Coinage,
  route: { source: Position; destination: Position },
  paymentMethod: PaymentMethod,
): Fee & { metres: number } {
  const metres = greatCircleMetres(route.source, route.destination);
  const fee = tariffAt(market, route.source);
  return { ...feeOf({ ...market, fee }, metres, paymentMethod), metres };
}

/**
 * The fee of a delivery of this length, with its breakdown as sent over the wire. The length is rounded to millimetres, since
 * the last bits of a sine differ between browsers.
 */
export function feeOf(
  market: { fee: Tariff } & Coinage,
  distanceMetres: number,
  paymentMethod: PaymentMethod,
): Fee {
  const { base, perKilometre, freeKilometres, surcharges } = market.fee;
  const paid = Math.max(0, Math.round(distanceMetres * 1000) - Math.round(freeKilometres * 1e6));
  const [over, under] = fractionOf(perKilometre);
  const parts = {
    base: coinsOf(base, market),
    distance: nearestCoins([over * BigInt(paid), under * 1_000_000n], market),
    surcharge: coinsOf(surcharges[paymentMethod], market),
  };
  const told = (part: Minor) => amountOf(part, market);
  const { distance, surcharge } = parts;
  return {
    fee: parts.base + distance + surcharge,
    breakdown: {
      ...{ base: told(parts.base), distance: told(distance), surcharge: told(surcharge) },
      discount: 0,
    },
  };
}
