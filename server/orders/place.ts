import type { Market, Order, OrderCreation, Position, UnixTime, Vendor } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import type { Dispatcher } from '../fleet/dispatcher.ts';
import { takeVoucher } from '../vouchers/use.ts';
import { holdUse } from '../vouchers/uses.ts';
import { signatureExpired } from './fee.ts';
import { type Placement, recordOrder } from './journal.ts';
import { newOrder, orderIdOf } from './new-order.ts';
import { claimPickupCode, namesCode } from './pickup-codes.ts';

/** An order that was checked, and all that it takes to place it. */
export type PlaceableOrder = {
  asked: OrderCreation;
  vendor: Vendor;
  market: Market;
  source: Position;
  now: UnixTime;
  placement: Placement;
  /** Counts the vendor's orders. */
  number: number;
};

/** Whether an order takes nothing but its own rows: `placePlainOrder` stores it without a transaction around it. */
export function isPlain(asked: OrderCreation): boolean {
  return asked.voucher === undefined && !namesCode(asked);
}

/** The order, its event, its key and its place in the fleet are stored together or not at all: by one statement. */
export async function placePlainOrder(
  sql: Db,
  dispatcher: Dispatcher,
  given: PlaceableOrder,
): Promise<Order> {
  const { asked, market, source, placement } = given;
  const minutes = dispatcher.estimate(source, asked.customer.location);
  const order = newOrder(asked, { ...given, minutes });
  await recordOrder(sql, order, placement, dispatcher.request(sql, order, market));
  return order;
}

/** The same with its voucher and its pickup code. Runs in a transaction. */
export async function placeOrder(
  tx: Tx,
  dispatcher: Dispatcher,
  given: PlaceableOrder,
): Promise<Order> {
  const { asked, vendor, market, number, now } = given;
  // A voucher that no longer holds has changed the fee: the client asks for it again and shows what it is now.
  if (!(await takeVoucher(tx, asked, { market, now }))) throw signatureExpired();
  const orderId = orderIdOf(vendor.vendor_id, number);
  await claimPickupCode(tx, asked, { orderId, market, now });
  const order = await placePlainOrder(tx, dispatcher, given);
  await holdUse(tx, order, market.country);
  return order;
}
