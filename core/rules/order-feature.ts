import type { FeatureValues, FlagName, Market, OrderFeatures, PriceLine } from '#schemas';
import type { AmountMarket } from './amount.ts';
import { amountOf, type Minor } from './money.ts';
import type { Violation } from './violation.ts';

type Terms = AmountMarket & Pick<Market, 'request'>;

type OrderParts<Values extends FeatureValues> = {
  /** The feature's id, under which its values stand in the order. */
  readonly id: string;
  /** The feature's flag; while it is off, the server refuses its values. */
  readonly flag: FlagName;
  /** Reads what a request holds for the feature; null for invalid values, which are refused. */
  readonly read: (asked: unknown) => Values | null;
  /** Why this market refuses values that `read` accepts, such as `tooFine(amount, terms)`; null where it does not. */
  readonly refuse?: (values: Values, terms: Terms) => Omit<Violation, 'field'> | null;
  /** What it adds to the price of the delivery (negative lowers it), in minor units, as from `coinsOf(0.5, terms)`. Its line has the text `price.{id}`. */
  readonly price?: (values: Values, terms: Terms) => Minor;
};

/** What a feature keeps with an order; shared by browser and server. */
export type OrderFeature = {
  readonly id: string;
  readonly flag: FlagName;
  /** Whether it may add a line to the price, with the text `price.{id}`. */
  readonly isPriced: boolean;
  /** The violation of values that are invalid in this market; null for valid ones. */
  readonly check: (asked: unknown, terms: Terms) => Violation | null;
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
  refuse,
  price,
}: OrderParts<Values>): OrderFeature {
  return {
    id,
    flag,
    isPriced: price !== undefined,
    check(asked, terms) {
      const values = read(asked);
      const fault = values === null ? unreadable : refuse?.(values, terms);
      return fault ? { field: id, ...fault } : null;
    },
    price(asked, terms) {
      const values = read(asked);
      if (values === null || refuse?.(values, terms)) return 0n;
      return price?.(values, terms) ?? 0n;
    },
  };
}

const unreadable = { key: 'request.error.create' };

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
