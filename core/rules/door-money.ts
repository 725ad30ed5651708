import type { Market, Order, PriceLine } from '#schemas';
import { deliveryCost } from './delivery-cost.ts';
import { type Minor, minorOf } from './money.ts';
import { statusGroups } from './status/groups.ts';
import { meaningOf } from './status/meanings.ts';

type Paid = { readonly amount: number; readonly payment_method: string };
type Charged = Pick<Order, 'status' | 'delivery_fee' | 'total_discount' | 'price_lines'> & {
  readonly order: Paid;
};

/** Whether the rider collects the amount at the door with this way of paying. */
export function paysAtDoor(method: string): boolean {
  return atDoor.has(method);
}

/** What the rider is to collect at the door, in the market's currency; 0 for nothing. */
export function amountAtDoor({ amount, payment_method }: Paid): number {
  return paysAtDoor(payment_method) ? amount : 0;
}

/** The money at the door: still to be collected, collected, or none. */
export type DoorMoney =
  | { readonly state: 'to-collect' | 'collected'; readonly amount: number }
  | { readonly state: 'nothing'; readonly amount: 0 };

/** The money at the door of an order as it stands. Goods that come back, or never leave, are not paid for. */
export function doorMoney({ status, order }: Pick<Charged, 'status' | 'order'>): DoorMoney {
  const amount = amountAtDoor(order);
  if (amount === 0 || !comesToDoor(status)) return { state: 'nothing', amount: 0 };
  return { state: status === 'DELIVERED' ? 'collected' : 'to-collect', amount };
}

/** Whether the goods reach the customer, or did: not of an order that was cancelled or is returned. */
export function comesToDoor(status: string): boolean {
  const meaning = meaningOf(status);
  return meaning?.leg !== 'return' && (meaning?.terminal !== true || meaning.stage === 'delivered');
}

/** The sums of an order as they apply now; null for one that does not apply. */
export type OrderSums = {
  readonly door: DoorMoney;
  /** The amount of the goods; null where the rider was to collect it and will not. */
  readonly amount: number | null;
  readonly fee: number | null;
  readonly discount: number | null;
  /** The price lines of features. */
  readonly lines: readonly PriceLine[];
  /** The sum of all of the above. */
  readonly total: Minor | null;
};

/** The sums that apply to an order as it stands: no uncollected amount, no fee of a cancelled delivery. */
export function sumsOf(order: Charged, currency: Pick<Market, 'currency'>): OrderSums {
  const door = doorMoney(order);
  const { delivery_fee: fee, total_discount: discount = 0, price_lines: lines = [] } = order;
  const isUntaken = amountAtDoor(order.order) !== door.amount;
  const amount = isUntaken ? null : order.order.amount;
  if (statusGroups.cancelledLike.has(order.status) || fee === undefined) {
    return { door, amount, fee: null, discount: null, lines: [], total: null };
  }
  const total = minorOf(amount ?? 0, currency) + deliveryCost(order, currency);
  return { door, amount, fee, discount, lines, total };
}

const atDoor: ReadonlySet<string> = new Set(['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY']);
