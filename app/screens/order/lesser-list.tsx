import type { ReactNode } from 'react';
import { Slot } from '#composition';
import type { Order } from '#schemas';
import * as css from './lesser.css.ts';
import { OrderLinks } from './order-links.tsx';
import { PrintButton } from './print-button.tsx';

type LesserListProps = {
  order: Order;
  /** Its next request, where that is not what its state asks for. */
  again: ReactNode;
  /** What its page adds. */
  children?: ReactNode;
};

/** What is seldom done with an order, whatever its page; it comes right after the order. */
export function LesserList({ order, again, children }: LesserListProps) {
  const { order_id: orderId } = order;
  return (
    <div className={css.lesser}>
      <OrderLinks order={order} />
      {again}
      <Slot key={`more ${orderId}`} name="order.actions" with={{ order }} />
      <PrintButton key={`print ${orderId}`} order={order} />
      {children}
    </div>
  );
}
