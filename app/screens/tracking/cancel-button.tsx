import { useStoreMap, useUnit } from 'effector-react';
import { useComposition } from '#composition';
import { $now, $orders, isCancellable, isCancelPending } from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Button } from '#ui';

/** Offered where the rules allow it, and not again while the answer is awaited. */
export function CancelButton({ order, onPress }: { order: Order; onPress: () => void }) {
  const t = useText();
  const { busy, possible } = useCancellable(order);
  if (busy || !possible) return null;
  return (
    <Button icon="close" aria-haspopup="dialog" onClick={onPress}>
      {t('order.cancel')}
    </Button>
  );
}

/** Whether an order can be cancelled at this moment, and whether that was asked for. */
export function useCancellable(order: Order): { busy: boolean; possible: boolean } {
  const now = useUnit($now);
  const { delayedCancellation } = useComposition().settings;
  const busy = useStoreMap({
    store: $orders,
    keys: [order.order_id],
    fn: (orders, [id]) => isCancelPending(orders, id),
  });
  return { busy, possible: isCancellable(order, { now, delayedCancellation }) };
}
