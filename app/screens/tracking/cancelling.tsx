import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { $cancelRepriced, cancelGivenUp } from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { Order } from '#schemas';
import { Notice } from '#ui';
import { useCancellable } from './cancel-button.tsx';

const CancelStopped = lazyPart(
  () => import('./cancel-stopped.tsx'),
  ({ CancelStopped }) => CancelStopped,
);
const CancelDialog = lazyPart(
  () => import('./cancel-dialog.tsx'),
  ({ CancelDialog }) => CancelDialog,
);

type CancellingProps = {
  order: Order;
  /** Somebody has pressed the button. */
  asking: boolean;
  onDone: () => void;
};

/**
 * The question before an order is cancelled, and that the answer is awaited. When it costs more than was agreed to, the
 * question is asked again; when the order goes on while somebody is asked, they are told so in its place.
 */
export function Cancelling({ order, asking, onDone }: CancellingProps) {
  const t = useText();
  const [repriced, giveUp] = useUnit([$cancelRepriced, cancelGivenUp]);
  const { busy, possible } = useCancellable(order);
  const costChanged = repriced === order.order_id;
  const asked = asking || costChanged;
  // Its code comes with the first question.
  const [wasAsked, setWasAsked] = useState(asked);
  if (asked && !wasAsked) setWasAsked(true);
  const close = () => {
    onDone();
    giveUp();
  };
  return (
    <>
      <div role="status">{busy && <Notice>{t('order.cancel.pending')}</Notice>}</div>
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
