import type { FeatureValues, FlagName, Market, OrderFeatures, PriceLine } from '#schemas';
import { amountOf, type Coinage, type Minor } from './money.ts';
import type { Violation } from './violation.ts';

type Terms = Coinage & Pick<Market, 'request'>;

type OrderParts<Values extends FeatureValues> = {
  /** That of the feature; its values stand under it in the order. */
  readonly id: string;
  /** That of the feature; while it is off, the server refuses its values. */
  readonly flag: FlagName;
  /** What a request carries for it, as it is kept; null for anything that it does not know, which is refused. */
  readonly read: (asked: unknown) => Values | null;
  /** What it adds to the price of the delivery, or takes off it, in minor units: `coinsOf(0.5, terms)` is half of the market's currency. Its line is called by the text `price.{id}`. */
  readonly price?: (values: Values, terms: Terms) => Minor;
};

/** What a feature keeps with an order, as browser and server agree on it. */
export type OrderFeature = {
  readonly id: string;
  readonly flag: FlagName;
  /** Whether it can be in the price, in which its line is called by the text `price.{id}`. */
  readonly isPriced: boolean;
  /** Why these values may not be kept. */
  readonly check: (asked: unknown) => Violation | null;
  /** 0 for values that may not be kept. */
  readonly price: (asked: unknown, terms: Terms) => Minor;
};

/**
 * Declares what a feature keeps with an order. The server keeps what passed, and gives it back with the order in `features`.
 *
 * @example
 * ```ts
 * // plugins/leave-note/order.ts; the one line that tells the server of it stands in plugins/orders.ts.
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

/** What these values add to the price of the delivery, feature by feature; those that add nothing have no line. */
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
