import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Dialog, Stack } from '#ui';
import { OrderFacts, OrderProgress, OrderProofs } from '../order/index.ts';

type OrderDialogProps = { order: Order | null; onClose: () => void };

/** A past order, whole. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      title={order === null ? '' : t('order.label', { id: order.order_id })}
      closeLabel={t('action.close')}
      size="wide"
      reading
    >
      {order && (
        <Stack gap={6}>
          <OrderFacts order={order} />
          <OrderProgress order={order} />
          <OrderProofs order={order} />
        </Stack>
      )}
    </Dialog>
  );
}
