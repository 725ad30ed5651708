import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import {
  $cancelRepriced,
  $now,
  $orders,
  cancelGivenUp,
  isCancellable,
  isCancelPending,
} from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { Order } from '#schemas';
import { Button } from '#ui';
import { useComposition } from '../../composition.ts';

const CancelStopped = lazyPart(
  () => import('./cancel-stopped.tsx'),
  ({ CancelStopped }) => CancelStopped,
);
const CancelDialog = lazyPart(
  () => import('./cancel-dialog.tsx'),
  ({ CancelDialog }) => CancelDialog,
);

/**
 * Offered where the rules allow it; while the answer is awaited, that is what it says. When it costs more than was agreed
 * to, the question is asked again; when the order goes on while somebody is asked, they are told so in its place.
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
  const possible = isCancellable(order, { now, delayedCancellation });
  const costChanged = repriced === order.order_id;
  const asked = asking || costChanged;
  const [wasAsked, setWasAsked] = useState(asked);
  if (asked && !wasAsked) setWasAsked(true);
  if (!busy && !possible && !asked) return null;
  const close = () => {
    setAsking(false);
    giveUp();
  };
  return (
    <>
      {(busy || possible) && (
        <Button busy={busy} onClick={() => setAsking(true)}>
          {t(busy ? 'order.cancel.pending' : 'order.cancel')}
        </Button>
      )}
      {wasAsked && (
        <Suspense fallback={null}>
          <CancelStopped order={order} open={asked && !possible} onClose={close} />
          <CancelDialog
            order={order}
            open={asked && possible}
            costChanged={costChanged}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
