import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Dialog, Row, Stack } from '#ui';
import { Slot } from '../../slot.tsx';
import {
  DuplicateButton,
  NamedOrder,
  OrderFacts,
  OrderLinks,
  OrderProgress,
  OrderProofs,
  OrderShare,
  PrintButton,
  RiderCard,
} from '../order/index.ts';

type OrderDialogProps = {
  /** Null while none is open. */
  orderId: string | null;
  /** Null until it is here. */
  order: Order | null;
  onClose: () => void;
};

/** A past order, whole. */
export function OrderDialog({ orderId, order, onClose }: OrderDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={orderId !== null}
      onClose={onClose}
      title={orderId === null ? '' : t('order.label', { id: orderId })}
      closeLabel={t('action.close')}
      size="wide"
      reading
      addressed
    >
      {orderId !== null && order === null && <NamedOrder orderId={orderId} />}
      {order && (
        <Stack gap={6}>
          <OrderFacts order={order} />
          <RiderCard order={order} />
          <OrderProgress order={order} />
          <Row wrap>
            <OrderLinks order={order} />
            <OrderShare key={`share ${order.order_id}`} order={order} />
            <DuplicateButton order={order} />
            <PrintButton order={order} />
            <Slot key={`more ${order.order_id}`} name="order.actions" with={{ order }} />
          </Row>
          <OrderProofs order={order} />
        </Stack>
      )}
    </Dialog>
  );
}
