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

/** Whether an order takes nothing but its own rows: `placePlainOrders` stores it without a transaction around it. */
export function isPlain(asked: OrderCreation): boolean {
  return asked.voucher === undefined && !namesCode(asked);
}

/**
 * Orders of one vendor at one moment, their events, their keys and the promises to tell the dispatcher are stored together or not at all: by one
 * statement.
 */
export async function placePlainOrders(
  sql: Db,
  dispatcher: Dispatcher,
  { vendor, now }: Pick<PlaceableOrder, 'vendor' | 'now'>,
  given: readonly PlaceableOrder[],
): Promise<Order[]> {
  const news = given.map((each) => ({ order: drawn(dispatcher, each), by: each.placement }));
  const orders = news.map(({ order }) => order);
  const ids = orders.map(({ order_id }) => order_id);
  await recordOrders(sql, vendor.vendor_id, news, promiseHandOvers(sql, 'request', ids, now));
  return orders;
}

/** The same with its voucher and its pickup code. Runs in a transaction. */
export function placeOrder(tx: Tx, dispatcher: Dispatcher, given: PlaceableOrder): Promise<Order> {
  // A voucher that no longer holds has changed the fee: the client asks for it again and shows what it is now.
  return withItsOwn(tx, given, {
    lost: signatureExpired,
    store: async () => {
      const order = drawn(dispatcher, given);
      const told = promiseHandOver(tx, 'request', order.order_id, given.now);
      await recordOrder(tx, order, given.placement, told);
      return order;
    },
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
