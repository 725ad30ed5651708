import type { PaymentMethod, ProofKind } from '#schemas';

/** What features change in how the product behaves, each by its flag. */
export type Settings = {
  /** Ways of paying beside those of the market. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** Which kinds of riders' photographs are shown with an order. */
  readonly proofs: readonly ProofKind[];
  /** Whether a delayed order may be cancelled. */
  readonly delayedCancellation: boolean;
  /** Whether the map is shown before a rider has collected the order. */
  readonly mapBeforePickup: boolean;
  /** Whether estimates are fetched again while an order is under way, so that the connection counts as stale sooner. */
  readonly dynamicEstimates: boolean;
  /** Whether amounts are written with separators between groups of digits. */
  readonly digitGrouping: boolean;
  /** Whether amounts are also written in the market's second currency. */
  readonly dualPricing: boolean;
  /** Whether "nothing to collect" means that the order is paid at pickup. */
  readonly payAtPickup: boolean;
};

/** All features' settings as one: a switch is on when any feature turns it on, lists are joined. */
export function joinSettings(parts: readonly Partial<Settings>[]): Settings {
  return {
    paymentMethods: joinLists(parts.map(({ paymentMethods }) => paymentMethods)),
    proofs: joinLists(parts.map(({ proofs }) => proofs)),
    delayedCancellation: parts.some((part) => part.delayedCancellation),
    mapBeforePickup: parts.some((part) => part.mapBeforePickup),
    dynamicEstimates: parts.some((part) => part.dynamicEstimates),
    digitGrouping: parts.some((part) => part.digitGrouping),
    dualPricing: parts.some((part) => part.dualPricing),
    payAtPickup: parts.some((part) => part.payAtPickup),
  };
}

/** Every value once, sorted, so that the order of the features changes nothing. */
function joinLists<Value extends string>(
  lists: readonly (readonly Value[] | undefined)[],
): Value[] {
  return [...new Set(lists.flatMap((list = []) => list))].sort();
}
