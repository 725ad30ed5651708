import { useStoreMap, useUnit } from 'effector-react';
import { useState } from 'react';
import {
  $cancelRepriced,
  $now,
  $orders,
  cancelGivenUp,
  isCancellable,
  isCancelPending,
} from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Button } from '#ui';
import { useComposition } from '../../composition.ts';
import { CancelDialog } from './cancel-dialog.tsx';

/**
 * Offered where the rules allow it; while the answer is awaited, that is what it says. When it costs more than was agreed
 * to, the question is asked again.
 */
export function CancelButton({ order }: { order: Order }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [now, repriced, giveUp] = useUnit([$now, $cancelRepriced, cancelGivenUp]);
  const { delayedCancellation } = useComposition().settings;
  const busy = useStoreMap({
    store: $orders,
    keys: [order.order_id],
    fn: (orders, [id]) => isCancelPending(orders, id),
  });
  if (!busy && !isCancellable(order, { now, delayedCancellation })) return null;
  const costChanged = repriced === order.order_id;
  const close = () => {
    setAsking(false);
    giveUp();
  };
  return (
    <>
      <Button busy={busy} onClick={() => setAsking(true)}>
        {t(busy ? 'order.cancel.pending' : 'order.cancel')}
      </Button>
      <CancelDialog
        order={order}
        open={asking || costChanged}
        costChanged={costChanged}
        onClose={close}
      />
    </>
  );
}
