import { useStoreMap } from 'effector-react';
import { memo, Suspense, useRef, useState } from 'react';
import { $orders, orderOf } from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { Order } from '#schemas';
import { IconButton } from '#ui';
import {
  NotHere,
  OrderActions,
  OrderDetails,
  OrderHead,
  pane,
  paneBody,
  paneMap,
  paneName,
} from '../order/index.ts';
import { OrderMap } from '../order-map/index.ts';
import { orderTitleId } from './element-ids.ts';
import * as css from './order-panel.css.ts';
import { useFocusFromList } from './use-focus.ts';
import { useStickyHead } from './use-sticky-head.ts';

const CancelButton = lazyPart(
  () => import('./cancel-button.tsx'),
  ({ CancelButton }) => CancelButton,
);
/** What it asks, it asks once it is here. */
const Cancelling = lazyPart(
  () => import('./cancelling.tsx'),
  ({ Cancelling }) => Cancelling,
);
/** Only a phone has it, and not before the order is there to be read. */
const MapGrip = lazyPart(
  () => import('./map-grip.tsx'),
  ({ MapGrip }) => MapGrip,
);

type OrderPanelProps = { orderId: string; onClose: () => void };

/**
 * Everything about one order, live, or why it is not here. Elements are reused for another order, except those with unfinished
 * input. What the list beside it does draws nothing here.
 */
export const OrderPanel = memo(function OrderPanel({ orderId, onClose }: OrderPanelProps) {
  const t = useText();
  const order = useStoreMap({
    store: $orders,
    keys: [orderId],
    fn: (all, [id]) => orderOf(all, id),
  });
  const [cancelled, askToCancel] = useState<string | null>(null);
  return (
    <article className={pane} aria-label={t('order.label', { id: orderId })} data-alone>
      <div className={css.order}>
        <Head {...{ orderId, order, onClose }} onCancel={() => askToCancel(orderId)} />
        {order === null ? (
          <NotHere orderId={orderId} />
        ) : (
          <Known
            order={order}
            cancels={cancelled === orderId}
            onCancelled={() => askToCancel(null)}
          />
        )}
      </div>
    </article>
  );
});

type KnownProps = { order: Order; cancels: boolean; onCancelled: () => void };

function Known({ order, cancels, onCancelled }: KnownProps) {
  const { order_id: orderId } = order;
  return (
    <>
      <div className={css.notes}>
        <Suspense fallback={null}>
          <Cancelling
            key={`cancel ${orderId}`}
            order={order}
            asking={cancels}
            onDone={onCancelled}
          />
        </Suspense>
      </div>
      <div className={`${paneBody} ${css.orderBody}`}>
        <div className={`${paneMap} ${css.mapPlace}`}>
          <OrderMap order={order} />
          <Suspense fallback={null}>
            <MapGrip />
          </Suspense>
        </div>
        <div className={css.facts}>
          <OrderDetails order={order} />
        </div>
      </div>
    </>
  );
}

type HeadProps = OrderPanelProps & { order: Order | null; onCancel: () => void };

/** It stands there before the order does: on a phone it leads back to the list. */
function Head({ orderId, order, onClose, onCancel }: HeadProps) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusFromList(title);
  return (
    <OrderHead
      ref={useStickyHead()}
      className={css.orderHead}
      order={order}
      title={
        <h2
          id={orderTitleId}
          ref={title}
          tabIndex={-1}
          className={paneName}
          dir={order ? 'auto' : 'ltr'}
        >
          {order?.customer.name ?? orderId}
        </h2>
      }
      back={
        <span className={css.back}>
          <IconButton
            icon="back"
            label={t('tracking.back')}
            data-command="close"
            onClick={onClose}
          />
        </span>
      }
    >
      {order && (
        <OrderActions order={order}>
          <CancelButton order={order} onPress={onCancel} />
        </OrderActions>
      )}
    </OrderHead>
  );
}
