import { useStoreMap, useUnit } from 'effector-react';
import { useId } from 'react';
import { useComposition } from '#composition';
import { $now, $orders, isCancellable, isCancelPending } from '#core';
import { isCancellableLater } from '#core/rules';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Button } from '#ui';
import * as css from './cancel-button.css.ts';

/** Offered where the rules allow it, and not again while the answer is awaited; it says so where they do not allow it yet. */
export function CancelButton({ order, onPress }: { order: Order; onPress: () => void }) {
  const t = useText();
  const about = useId();
  const { busy, possible, later } = useCancellable(order);
  if (busy || !(possible || later)) return null;
  // Last in its menu, the reason moves nothing when it goes.
  return (
    <>
      <Button
        icon="close"
        aria-haspopup="dialog"
        data-command={later ? undefined : 'cancel'}
        aria-describedby={later ? about : undefined}
        disabled={later}
        onClick={onPress}
      >
        {t('order.cancel')}
      </Button>
      {later && (
        <p id={about} className={css.notYet}>
          {t('order.cancel.not-yet')}
        </p>
      )}
    </>
  );
}

type Cancellable = { busy: boolean; possible: boolean; later: boolean };

/** Whether an order can be cancelled at this moment or only later, and whether that was asked for. */
export function useCancellable(order: Order): Cancellable {
  const now = useUnit($now);
  const { delayedCancellation } = useComposition().settings;
  const busy = useStoreMap({
    store: $orders,
    keys: [order.order_id],
    fn: (orders, [id]) => isCancelPending(orders, id),
  });
  const circumstances = { now, delayedCancellation };
  return {
    busy,
    possible: isCancellable(order, circumstances),
    later: isCancellableLater(order, circumstances),
  };
}
