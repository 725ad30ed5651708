import type { Market, Order, OrderCreation, Position, UnixTime, Vendor } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import { promiseHandOver } from '../dispatch/hand-over.ts';
import { orderingOff } from '../dispatch/none.ts';
import type { Refusal } from '../http/refusal.ts';
import { takeVoucher, voucherLost } from '../vouchers/use.ts';
import { holdUse } from '../vouchers/uses.ts';
import { linesOf } from './features.ts';
import { signatureExpired } from './fee.ts';
import { type Placement, recordChange, recordOrder } from './journal.ts';
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

/** The order, its event, its key and the promise to tell the dispatcher are stored together or not at all: by one statement. */
export async function placePlainOrder(
  sql: Db,
  dispatcher: Dispatcher,
  given: PlaceableOrder,
): Promise<Order> {
  const order = drawn(dispatcher, given);
  const { placement, now } = given;
  await recordOrder(sql, order, placement, promiseHandOver(sql, 'request', order.order_id, now));
  return order;
}

/** The same with its voucher and its pickup code. Runs in a transaction. */
export function placeOrder(tx: Tx, dispatcher: Dispatcher, given: PlaceableOrder): Promise<Order> {
  // A voucher that no longer holds has changed the fee: the client asks for it again and shows what it is now.
  return withItsOwn(tx, given, {
    lost: signatureExpired,
    store: () => placePlainOrder(tx, dispatcher, given),
  });
}

/**
 * The same with its first two statuses, for an order that a card pays for: it is stored before anything is charged, and no
 * dispatcher hears of it until then. Runs in a transaction.
 */
export async function placeUnpaidOrder(
  tx: Tx,
  dispatcher: Dispatcher,
  given: PlaceableOrder,
): Promise<Order> {
  const status = 'INITIATED';
  const order = drawn(dispatcher, given);
  const begun = { ...order, status, status_history: [{ status, created_at: order.created_at }] };
  await withItsOwn(tx, given, {
    lost: voucherLost,
    store: () => recordOrder(tx, begun, given.placement).then(() => begun),
  });
  return recordChange(tx, begun, { status: 'PAYMENT_INITIATED' }, given.now);
}

function drawn(dispatcher: Dispatcher, given: PlaceableOrder): Order {
  if (!dispatcher.takesOrders) throw orderingOff();
  const { asked, source, market, now } = given;
  const route = { source, destination: asked.customer.location };
  // Who wants it later is told how long it takes then.
  const minutes = dispatcher.estimate(route, market, asked.preordered_for ?? now);
  return newOrder(asked, { ...given, minutes, lines: linesOf(asked, market) });
}

/** Takes what the order has to itself before it is stored, always in one order, so that two who do so never wait for one another. */
async function withItsOwn(
  tx: Tx,
  { asked, vendor, market, number, now }: PlaceableOrder,
  { lost, store }: { lost: () => Refusal; store: () => Promise<Order> },
): Promise<Order> {
  if (!(await takeVoucher(tx, asked, { market, now }))) throw lost();
  const orderId = orderIdOf(vendor.vendor_id, number);
  await claimPickupCode(tx, asked, { orderId, market, now });
  const order = await store();
  await holdUse(tx, order, market.country);
  return order;
}
