import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { $orderLoading, $orderMissing, $orderUnloaded, $vendorId, orderAsked } from '#core';
import { useText } from '#i18n';
import { Button, Notice } from '#ui';
import * as css from './history.css.ts';

/** Says why the order that the address names is not shown; nothing while it is, or when the address names none. */
export function SoughtOrder({ orderId }: { orderId: string | null }) {
  const t = useText();
  const said = useRef<HTMLDivElement>(null);
  const [missing, unloaded] = useUnit([$orderMissing, $orderUnloaded]);
  return (
    <div ref={said} role="status" tabIndex={-1} className={css.sought}>
      {orderId !== null && missing === orderId && (
        <Notice tone="critical">{t('tracking.not-found')}</Notice>
      )}
      {orderId !== null && unloaded === orderId && (
        // The button may be gone with the answer; the focus waits where it will be said.
        <NotLoaded orderId={orderId} onRetry={() => said.current?.focus()} />
      )}
    </div>
  );
}

function NotLoaded({ orderId, onRetry }: { orderId: string; onRetry: () => void }) {
  const t = useText();
  const [vendorId, loading, ask] = useUnit([$vendorId, $orderLoading, orderAsked]);
  const again = () => {
    onRetry();
    if (vendorId !== null) ask({ vendor_id: vendorId, order_id: orderId });
  };
  const retry = (
    <Button busy={loading} onClick={again}>
      {t('action.retry')}
    </Button>
  );
  return (
    <Notice tone="critical" action={retry}>
      {t(loading ? 'app.loading' : 'request.edit.missing')}
    </Notice>
  );
}
