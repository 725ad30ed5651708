import { Suspense } from 'react';
import { lazyPart } from '#lazy';
import { OrderShape } from './order-shape.tsx';

const NamedOrder = lazyPart(
  () => import('./named-order.tsx'),
  ({ NamedOrder }) => NamedOrder,
);

/** Shown instead of an order that no list contains; its code is loaded then. */
export function NotHere({ orderId }: { orderId: string }) {
  return (
    <Suspense fallback={<OrderShape />}>
      <NamedOrder orderId={orderId} />
    </Suspense>
  );
}
