import { useEffect } from 'react';
import { labelKey, labelOfOrder } from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Button, Dialog, Stack } from '#ui';
import { RiderCard } from '../order/index.ts';
import { focusOrderTitle } from './element-ids.ts';

type CancelStoppedProps = { order: Order; open: boolean; onClose: () => void };

/** Shown when an order became uncancellable while the person was asked: its status now, and who can be called. */
export function CancelStopped({ order, open, onClose }: CancelStoppedProps) {
  const t = useText();
  // The button that had opened the question is gone, so the focus goes to the order that it was about.
  useEffect(() => (open ? focusOrderTitle : undefined), [open]);
  const status = t(labelKey(labelOfOrder(order)));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('order.cancel.stopped')}
      description={t('order.cancel.stopped.body', { id: order.order_id, status })}
      closeLabel={t('action.close')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <Stack>
        <RiderCard order={order} />
      </Stack>
    </Dialog>
  );
}
