import type { Market, Order, OrderCreation, Position, UnixTime, Vendor } from '#schemas';
import type { Tx } from '../db/connect.ts';
import type { Dispatcher } from '../fleet/dispatcher.ts';
import { takeVoucher } from '../vouchers/use.ts';
import { holdUse } from '../vouchers/uses.ts';
import { signatureExpired } from './fee.ts';
import { nextOrderNumber, type Placement, recordOrder } from './journal.ts';
import { newOrder } from './new-order.ts';
import { claimPickupCode } from './pickup-codes.ts';

/** An order that was checked, and all that it takes to place it. */
export type PlaceableOrder = {
  asked: OrderCreation;
  vendor: Vendor;
  market: Market;
  source: Position;
  now: UnixTime;
  placement: Placement;
};

/** The order, its event, its key and its place in the fleet are stored together or not at all. Runs in a transaction. */
export async function placeOrder(
  tx: Tx,
  dispatcher: Dispatcher,
  { asked, vendor, market, source, now, placement }: PlaceableOrder,
): Promise<Order> {
  const number = await nextOrderNumber(tx, vendor.vendor_id);
  // A voucher that no longer holds has changed the fee: the client asks for it again and shows what it is now.
  if (!(await takeVoucher(tx, asked, { market, now }))) throw signatureExpired();
  const minutes = dispatcher.estimate(source, asked.customer.location);
  const order = newOrder(asked, { vendor, market, source, number, now, minutes });
  await claimPickupCode(tx, asked, { orderId: order.order_id, market, now });
  const recorded = recordOrder(tx, order, placement);
  const held = holdUse(tx, order, market.country);
  await Promise.all([recorded, held, dispatcher.request(tx, order, market)]);
  return order;
}
