import { Suspense } from 'react';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { Order } from '#schemas';
import { Skeleton } from '#ui';

const OrderRest = lazyPart(
  () => import('./order-rest.tsx'),
  ({ OrderRest }) => OrderRest,
);

/** What is read after the head of an order, so that the head need not wait for how phone numbers are written. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useText();
  return (
    <Suspense fallback={<Skeleton label={t('app.loading')} lines={6} />}>
      <OrderRest order={order} />
    </Suspense>
  );
}
