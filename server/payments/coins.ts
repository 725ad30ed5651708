import type { Minor } from '#core/rules';

/** A sum rounded down to whole coins, so that never more is charged than was shown. */
export function chargeable(sum: Minor, coin: Minor): Minor {
  return sum - (sum % coin);
}

/** The refund of a paid sum when some is kept, rounded so that never less is refunded than was shown. */
export function refundOf(paid: Minor, kept: Minor, coin: Minor): Minor {
  return kept >= paid ? 0n : paid - chargeable(kept, coin);
}
