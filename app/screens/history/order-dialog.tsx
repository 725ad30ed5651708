import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Dialog, Row, Stack } from '#ui';
import {
  DuplicateButton,
  OrderFacts,
  OrderLinks,
  OrderProgress,
  OrderProofs,
  PrintButton,
  RiderCard,
} from '../order/index.ts';

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
          {order.rider && <RiderCard rider={order.rider} />}
          <OrderProgress order={order} />
          <Row wrap>
            <OrderLinks order={order} />
            <DuplicateButton order={order} />
            <PrintButton order={order} />
          </Row>
          <OrderProofs order={order} />
        </Stack>
      )}
    </Dialog>
  );
}
