import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { $cancelFailures, $cancelRepriced, cancelFailureRead, cancelGivenUp } from '#core';
import { isOver } from '#core/rules';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { Order } from '#schemas';
import { Notice, OnItsWay } from '#ui';
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
 * Asks before an order is cancelled, and shows that the answer is pending. If the cost has risen since the person agreed, asks
 * again; if the order can no longer be cancelled meanwhile, says so instead.
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
      {!busy && <Failure order={order} />}
      {wasAsked && (
        <Suspense fallback={asked && <OnItsWay label={t('app.loading')} />}>
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

/** Why it was not cancelled stays beside the order, since the notice that says so goes. */
function Failure({ order }: { order: Order }) {
  const t = useText();
  const [failures, read] = useUnit([$cancelFailures, cancelFailureRead]);
  const failure = failures[order.order_id];
  if (failure === undefined || isOver(order)) return null;
  return (
    <Notice
      tone="critical"
      onDismiss={() => read(order.order_id)}
      dismissLabel={t('action.dismiss')}
    >
      {t(failure.key, failure.values)}
    </Notice>
  );
}
