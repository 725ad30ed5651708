import type { Minor } from '#core/rules';

/** What can be charged of a sum in whole coins: never more than was told. */
export function chargeable(sum: Minor, coin: Minor): Minor {
  return sum - (sum % coin);
}

/** What goes back of a paid sum of whole coins when so much is kept: never less than was told. */
export function givenBack(paid: Minor, kept: Minor, coin: Minor): Minor {
  return kept >= paid ? 0n : paid - chargeable(kept, coin);
}
