import { Suspense, useState } from 'react';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { Order } from '#schemas';
import { Disclosure, Skeleton } from '#ui';

const OrderProgress = lazyPart(
  () => import('./order-progress.tsx'),
  ({ OrderProgress }) => OrderProgress,
);

/** Every step as it was recorded, for the few times when somebody asks: it is loaded then. */
export function OrderActivity({ order }: { order: Order }) {
  const t = useText();
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure summary={t('order.activity')} onToggle={() => setOpened(true)}>
      {wasOpened && (
        <Suspense fallback={<Skeleton label={t('app.loading')} lines={4} />}>
          <OrderProgress order={order} />
        </Suspense>
      )}
    </Disclosure>
  );
}
