import { useStoreMap } from 'effector-react';
import { useRef } from 'react';
import { $orders, orderOf } from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { IconButton } from '#ui';
import {
  NotHere,
  OrderActions,
  OrderDetails,
  OrderHead,
  OrderNotes,
  pane,
  paneBody,
  paneMap,
  paneName,
} from '../order/index.ts';
import { CancelButton } from './cancel-button.tsx';
import { OrderMap } from './order-map.tsx';
import * as css from './tracking.css.ts';
import { orderTitleId, useFocusFromList } from './use-focus.ts';
import { useStickyHead } from './use-sticky-head.ts';

type OrderPanelProps = { orderId: string; onClose: () => void };

/** Everything about one order, live, or why it is not here. Another order fills the same elements, except where one may be in the midst of something. */
export function OrderPanel({ orderId, onClose }: OrderPanelProps) {
  const t = useText();
  const order = useStoreMap({
    store: $orders,
    keys: [orderId],
    fn: (all, [id]) => orderOf(all, id),
  });
  return (
    <article className={pane} aria-label={t('order.label', { id: orderId })}>
      <div className={css.order}>
        <Head orderId={orderId} order={order} onClose={onClose} />
        {order === null ? <NotHere orderId={orderId} /> : <Known order={order} />}
      </div>
    </article>
  );
}

function Known({ order }: { order: Order }) {
  return (
    <>
      <OrderNotes key={`notes ${order.order_id}`} order={order} />
      <div className={paneBody}>
        <div className={paneMap}>
          <OrderMap order={order} />
        </div>
        <OrderDetails order={order} />
      </div>
    </>
  );
}

type HeadProps = OrderPanelProps & { order: Order | null };

/** It stands there before the order does: on a phone it leads back to the list. */
function Head({ orderId, order, onClose }: HeadProps) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusFromList(title);
  return (
    <OrderHead
      ref={useStickyHead()}
      className={css.orderHead}
      order={order}
      title={
        <h2 id={orderTitleId} ref={title} tabIndex={-1} className={paneName}>
          {order ? <bdi>{order.customer.name}</bdi> : <bdi dir="ltr">{orderId}</bdi>}
        </h2>
      }
      back={
        <span className={css.back}>
          <IconButton
            icon="chevron"
            label={t('tracking.back')}
            data-command="close"
            onClick={onClose}
          />
        </span>
      }
    >
      {order && (
        <OrderActions order={order}>
          <CancelButton key={`cancel ${orderId}`} order={order} />
        </OrderActions>
      )}
    </OrderHead>
  );
}
