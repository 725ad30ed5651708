import type { FeatureValues, FlagName, Market, OrderFeatures, PriceLine } from '#schemas';
import { amountOf, type Coinage, type Minor } from './money.ts';
import type { Violation } from './violation.ts';

type Terms = Coinage & Pick<Market, 'request'>;

type OrderParts<Values extends FeatureValues> = {
  /** The feature's id, under which its values stand in the order. */
  readonly id: string;
  /** The feature's flag; while it is off, the server refuses its values. */
  readonly flag: FlagName;
  /** Reads what a request holds for the feature; null for invalid values, which are refused. */
  readonly read: (asked: unknown) => Values | null;
  /** What it adds to the price of the delivery (negative lowers it), in minor units, as from `coinsOf(0.5, terms)`. Its line has the text `price.{id}`. */
  readonly price?: (values: Values, terms: Terms) => Minor;
};

/** What a feature keeps with an order; shared by browser and server. */
export type OrderFeature = {
  readonly id: string;
  readonly flag: FlagName;
  /** Whether it may add a line to the price, with the text `price.{id}`. */
  readonly isPriced: boolean;
  /** The violation of invalid values; null for valid ones. */
  readonly check: (asked: unknown) => Violation | null;
  /** What the values add to the price; 0 for invalid ones. */
  readonly price: (asked: unknown, terms: Terms) => Minor;
};

/**
 * Declares what a feature keeps with an order. The server stores valid values and returns them in the order's `features`.
 *
 * @example
 * ```ts
 * // plugins/leave-note/order.ts; list it in plugins/orders.ts, where the server finds it.
 * const Note = z.strictObject({ note: typedText(140) });
 * export const leaveNoteOrder = defineOrderFeature({
 *   id: 'leave-note',
 *   flag: 'leave-note',
 *   read: (asked) => z.safeParse(Note, asked).data ?? null,
 * });
 * ```
 */
export function defineOrderFeature<Values extends FeatureValues>({
  id,
  flag,
  read,
  price,
}: OrderParts<Values>): OrderFeature {
  return {
    id,
    flag,
    isPriced: price !== undefined,
    check(asked) {
      return read(asked) === null ? { field: id, key: 'request.error.create' } : null;
    },
    price(asked, terms) {
      const values = read(asked);
      return values === null ? 0n : (price?.(values, terms) ?? 0n);
    },
  };
}

/** The price lines of features' values; features that add nothing have none. */
export function priceLinesOf(
  kept: OrderFeatures | undefined,
  features: readonly OrderFeature[],
  terms: Terms,
): readonly PriceLine[] {
  const lines = features.map(({ id, price }) => ({
    feature: id,
    amount: kept?.[id] === undefined ? 0 : amountOf(price(kept[id], terms), terms),
  }));
  return lines.filter(({ amount }) => amount !== 0);
}
