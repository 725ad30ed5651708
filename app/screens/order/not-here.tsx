import { Suspense } from 'react';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import { Skeleton } from '#ui';

const NamedOrder = lazyPart(
  () => import('./named-order.tsx'),
  ({ NamedOrder }) => NamedOrder,
);

/** In the place of an order that no list has brought: the code for why comes when there is one. */
export function NotHere({ orderId }: { orderId: string }) {
  const t = useText();
  return (
    <Suspense fallback={<Skeleton label={t('app.loading')} lines={6} />}>
      <NamedOrder orderId={orderId} />
    </Suspense>
  );
}
