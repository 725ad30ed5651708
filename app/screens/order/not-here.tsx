import { Suspense } from 'react';
import { lazyPart } from '#lazy';
import { OrderShape } from './order-shape.tsx';

const NamedOrder = lazyPart(
  () => import('./named-order.tsx'),
  ({ NamedOrder }) => NamedOrder,
);

/** In the place of an order that no list has brought: the code for why comes when there is one. */
export function NotHere({ orderId }: { orderId: string }) {
  return (
    <Suspense fallback={<OrderShape />}>
      <NamedOrder orderId={orderId} />
    </Suspense>
  );
}
