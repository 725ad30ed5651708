import { useUnit } from 'effector-react';
import { $orderLoading, $orderMissing, $orderUnloaded, $vendorId, orderAsked } from '#core';
import { useText } from '#i18n';
import { EmptyState, NotLoaded } from '#ui';
import { OrderShape } from './order-shape.tsx';

/** Shown instead of an order that is loading, unreachable at the moment, or unknown to the server. */
export function NamedOrder({ orderId }: { orderId: string }) {
  const t = useText();
  const [missing, unloaded] = useUnit([$orderMissing, $orderUnloaded]);
  return (
    <div aria-live="polite">
      {missing === orderId ? (
        <EmptyState icon="search" title={t('tracking.not-found')} />
      ) : unloaded === orderId ? (
        <Unloaded orderId={orderId} />
      ) : (
        <OrderShape />
      )}
    </div>
  );
}

function Unloaded({ orderId }: { orderId: string }) {
  const t = useText();
  const [vendorId, loading, ask] = useUnit([$vendorId, $orderLoading, orderAsked]);
  const again = () => vendorId !== null && ask({ vendor_id: vendorId, order_id: orderId });
  return (
    <NotLoaded retryLabel={t('action.retry')} busy={loading} onRetry={again}>
      {t('request.edit.missing')}
    </NotLoaded>
  );
}
