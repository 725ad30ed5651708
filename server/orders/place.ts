import type { Order, OrderCreation } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import { promiseHandOver, promiseHandOvers } from '../dispatch/hand-over.ts';
import { orderingOff } from '../dispatch/none.ts';
import type { Refusal } from '../http/refusal.ts';
import { takeVoucher, voucherLost } from '../vouchers/use.ts';
import { holdUse } from '../vouchers/uses.ts';
import { linesOf } from './features.ts';
import { signatureExpired } from './fee.ts';
import { recordChange, recordOrder, recordOrders } from './journal.ts';
import { newOrder, orderIdOf } from './new-order.ts';
import { claimPickupCode, namesCode } from './pickup-codes.ts';
import type { PlaceableOrder } from './placeable.ts';

/** Whether an order has neither voucher nor pickup code, so that `placePlainOrders` can store it in one statement. */
export function isPlain(asked: OrderCreation): boolean {
  return asked.voucher === undefined && !namesCode(asked);
}

/**
 * Stores orders of one vendor with events, keys and promised hand-overs in one statement.
 */
export async function placePlainOrders(
  sql: Db,
  dispatcher: Dispatcher,
  { vendor, now }: Pick<PlaceableOrder, 'vendor' | 'now'>,
  given: readonly PlaceableOrder[],
): Promise<Order[]> {
  const news = given.map((each) => ({ order: drawUp(dispatcher, each), by: each.placement }));
  const orders = news.map(({ order }) => order);
  const ids = orders.map(({ order_id }) => order_id);
  await recordOrders(sql, vendor.vendor_id, news, promiseHandOvers(sql, 'request', ids, now));
  return orders;
}

/** Places an order with its voucher and pickup code; call it in a transaction. */
export function placeOrder(tx: Tx, dispatcher: Dispatcher, given: PlaceableOrder): Promise<Order> {
  // A lost voucher changes the fee, so the client is told to ask for it again.
  return withItsOwn(tx, given, {
    lost: signatureExpired,
    store: async () => {
      const order = drawUp(dispatcher, given);
      const told = promiseHandOver(tx, 'request', order.order_id, given.now);
      await recordOrder(tx, order, given.placement, told);
      return order;
    },
  });
}

/**
 * Places an order to be paid by card, with its first two statuses. It is stored before the charge; the dispatcher is told only after
 * it. Call it in a transaction.
 */
export async function placeUnpaidOrder(
  tx: Tx,
  dispatcher: Dispatcher,
  given: PlaceableOrder,
): Promise<Order> {
  const status = 'INITIATED';
  const order = drawUp(dispatcher, given);
  const begun = { ...order, status, status_history: [{ status, created_at: order.created_at }] };
  await withItsOwn(tx, given, {
    lost: voucherLost,
    store: () => recordOrder(tx, begun, given.placement).then(() => begun),
  });
  return recordChange(tx, begun, { status: 'PAYMENT_INITIATED' }, given.now);
}

function drawUp(dispatcher: Dispatcher, given: PlaceableOrder): Order {
  if (!dispatcher.takesOrders) throw orderingOff();
  const { asked, source, market, now } = given;
  const route = { source, destination: asked.customer.location };
  // A pre-order is estimated for its own time.
  const minutes = dispatcher.estimate(route, market, asked.preordered_for ?? now);
  return newOrder(asked, { ...given, minutes, lines: linesOf(asked, market) });
}

/** Takes voucher and pickup code before storing the order, always in this order against deadlocks. */
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
