import { Suspense } from 'react';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { Order } from '#schemas';
import { Drawer, VisuallyHidden } from '#ui';
import {
  NotHere,
  OrderActions,
  OrderDetails,
  OrderHead,
  pane,
  paneBody,
  paneName,
} from '../order/index.ts';
import * as css from './history.css.ts';

/** It comes with its way after the order: the list is read without maps. */
const OrderMap = lazyPart(
  () => import('../order-map/index.ts'),
  ({ OrderMap }) => OrderMap,
);

type OrderDialogProps = {
  /** Null while none is open. */
  orderId: string | null;
  /** Null until it is here. */
  order: Order | null;
  onClose: () => void;
};

/** A past order, whole, beside the list it was chosen from, as it stands among those of today. */
export function OrderDialog({ orderId, order, onClose }: OrderDialogProps) {
  const t = useText();
  const label = orderId === null ? '' : t('order.label', { id: orderId });
  return (
    <Drawer
      open={orderId !== null}
      onClose={onClose}
      title={order ? <Name order={order} label={label} /> : label}
      closeLabel={t('action.close')}
      side="end"
      reading
      addressed
    >
      {orderId !== null && order === null && <NotHere orderId={orderId} />}
      {order && (
        <div className={`${pane} ${css.order}`}>
          <OrderHead order={order} title={null}>
            <OrderActions order={order} />
          </OrderHead>
          <div className={`${paneBody} ${css.orderBody}`}>
            <Suspense fallback={<div className={css.mapShape} />}>
              <OrderMap order={order} />
            </Suspense>
            <OrderDetails order={order} />
          </div>
        </div>
      )}
    </Drawer>
  );
}

/** The number stands in the head already, and is heard with the name. */
function Name({ order, label }: { order: Order; label: string }) {
  return (
    <>
      <span className={paneName} dir="auto">
        {order.customer.name}
      </span>{' '}
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
