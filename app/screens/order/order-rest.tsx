import { Slot } from '#composition';
import type { Order } from '#schemas';
import { OrderActivity } from './order-activity.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderProofs } from './order-proofs.tsx';
import * as css from './rest.css.ts';
import { RiderCard } from './rider-card.tsx';

/** What else is known of an order, part by part: money first, what has happened last. */
export function OrderRest({ order }: { order: Order }) {
  const { order_id: orderId } = order;
  return (
    <div className={css.details}>
      <OrderMoney order={order} />
      <RiderCard order={order} />
      <OrderProofs key={`proofs ${orderId}`} order={order} />
      <Slot key={`features ${orderId}`} name="order.details" with={{ order }} />
      <OrderFacts order={order} />
      <OrderActivity key={`activity ${orderId}`} order={order} />
    </div>
  );
}
