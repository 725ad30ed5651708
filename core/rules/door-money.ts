import type { Market, Order, PriceLine } from '#schemas';
import { deliveryCost } from './delivery-cost.ts';
import { type Minor, minorOf } from './money.ts';
import { statusGroups } from './status/groups.ts';
import { meaningOf } from './status/meanings.ts';

type Paid = { readonly amount: number; readonly payment_method: string };
type Charged = Pick<Order, 'status' | 'delivery_fee' | 'total_discount' | 'price_lines'> & {
  readonly order: Paid;
};

/** Whether the rider takes the amount from the customer when it is paid like this. */
export function paysAtDoor(method: string): boolean {
  return atDoor.has(method);
}

/** What the rider is to take at the door, in the market's currency; 0 where there is nothing to take. */
export function amountAtDoor({ amount, payment_method }: Paid): number {
  return paysAtDoor(payment_method) ? amount : 0;
}

/** The money at the door: it waits for the rider, the rider has it, or nobody takes any. */
export type DoorMoney =
  | { readonly state: 'to-collect' | 'collected'; readonly amount: number }
  | { readonly state: 'nothing'; readonly amount: 0 };

/** What has become of the money at the door. Goods that come back, or never leave, are not paid for. */
export function doorMoney({ status, order }: Pick<Charged, 'status' | 'order'>): DoorMoney {
  const amount = amountAtDoor(order);
  if (amount === 0 || !comesToDoor(status)) return { state: 'nothing', amount: 0 };
  return { state: status === 'DELIVERED' ? 'collected' : 'to-collect', amount };
}

/** Whether the goods come to the customer or did: what was called off or goes back is paid for by nobody. */
export function comesToDoor(status: string): boolean {
  const meaning = meaningOf(status);
  return meaning?.leg !== 'return' && (meaning?.terminal !== true || meaning.stage === 'delivered');
}

/** The sums of an order as they hold now; null for one that does not. */
export type OrderSums = {
  readonly door: DoorMoney;
  /** What the goods are worth; null where the rider was to take it and did not. */
  readonly amount: number | null;
  readonly fee: number | null;
  readonly discount: number | null;
  /** What features add to the fee, or take off it. */
  readonly lines: readonly PriceLine[];
  /** All that stands above together. */
  readonly total: Minor | null;
};

/** What of an order's money holds as it stands: no amount that was not taken, no fee of a delivery that was called off. */
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
