import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Drawer } from '#ui';
import { NotHere, OrderActions, OrderDetails, OrderHead, pane, paneName } from '../order/index.ts';
import * as css from './history.css.ts';

type OrderDialogProps = {
  /** Null while none is open. */
  orderId: string | null;
  /** Null until it is here. */
  order: Order | null;
  onClose: () => void;
};

/** A past order, whole, beside the list it was chosen from. */
export function OrderDialog({ orderId, order, onClose }: OrderDialogProps) {
  const t = useText();
  return (
    <Drawer
      open={orderId !== null}
      onClose={onClose}
      title={orderId === null ? '' : t('order.label', { id: orderId })}
      closeLabel={t('action.close')}
      side="end"
      reading
      addressed
    >
      {orderId !== null && order === null && <NotHere orderId={orderId} />}
      {order && (
        <div className={`${pane} ${css.order}`}>
          <OrderHead
            order={order}
            title={
              <h3 className={paneName} dir="auto">
                {order.customer.name}
              </h3>
            }
          >
            <OrderActions order={order} />
          </OrderHead>
          <div className={css.orderRest}>
            <OrderDetails order={order} />
          </div>
        </div>
      )}
    </Drawer>
  );
}
