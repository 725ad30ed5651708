import { awaitsPayment, cancellationCost, isOver, minorOf, wasCollected } from '#core/rules';
import type { Order } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import type { Tx } from '../../db/connect.ts';
import { promiseHandOver } from '../../dispatch/hand-over.ts';
import { refusal } from '../../http/refusal.ts';
import { cancellationOf, endOrder } from '../../orders/cancel.ts';
import { lockOrder } from '../../orders/journal.ts';
import { changing, reading } from '../use-case.ts';
import { findDeployment, missing } from './find.ts';
import { findOrders } from './find-orders.ts';
import { historyOf } from './order-history.ts';
import { findOrder } from './order-rows.ts';

const history = reading(operatorCalls.getOrderHistory, 'orders history', async (db, { input }) => {
  const { orderId } = input.params;
  return { order: await findOrder(db, orderId), history: await historyOf(db, orderId) };
});

const cancel = changing(operatorCalls.cancelOrderOperated, 'orders cancel', async (tx, asked) => {
  const { input, now } = asked;
  const { order, target } = await lockUnderWay(tx, input.params.orderId);
  const { deployment: id } = await findOrder(tx, order.order_id);
  const { market } = findDeployment(asked, id, 'params.orderId');
  const { reason, free } = input.body;
  const cost = cancellationCost(order, reason, { market, now });
  const charged = free ? { ...cost, charge: minorOf(0, market) } : cost;
  const cancellation = cancellationOf('platform', reason, charged, market);
  const { status } = await endOrder(tx, order, { cancellation }, now);
  const { charge } = cancellation;
  return {
    result: await findOrder(tx, order.order_id),
    entry: { target, before: { status: order.status }, after: { status, reason, charge } },
  };
});

const again = changing(
  operatorCalls.requestRiderAgain,
  'orders request-rider',
  async (tx, asked) => {
    const { order, target } = await lockUnderWay(tx, asked.input.params.orderId);
    if (wasCollected(order)) throw collected();
    await promiseHandOver(tx, 'again', order.order_id, asked.now);
    const riderOf = order.rider ? { rider: order.rider.id } : null;
    return { result: await findOrder(tx, order.order_id), entry: { target, before: riderOf } };
  },
);

/** Use cases of orders. */
export const orderCases = [findOrders, history, cancel, again];

async function lockUnderWay(tx: Tx, id: string): Promise<{ order: Order; target: string }> {
  const order = await lockOrder(tx, id);
  if (!order) throw missing(`order ${id}`, 'params.orderId');
  if (isOver(order)) throw over(order);
  if (awaitsPayment(order)) throw unpaid();
  return { order, target: `order ${id}` };
}

function over({ status }: Order) {
  return refusal(409, 'OrderOver', `This order is over: it is ${status}.`, {
    ...{ key: 'alert.error', field: 'params.orderId' },
  });
}

function unpaid() {
  return refusal(
    409,
    'PaymentOpen',
    'This order waits for its payment, and ends by itself without it.',
    {
      ...{ key: 'alert.error', field: 'params.orderId' },
    },
  );
}

function collected() {
  return refusal(409, 'OrderCollected', 'The rider has collected this order: nobody else can.', {
    ...{ key: 'alert.error', field: 'params.orderId' },
  });
}
