import { Suspense } from 'react';
import { lazyPage } from '#lazy';
import { PageSkeleton } from './main.tsx';

const notFound = lazyPage(
  () => import('./not-found.tsx'),
  ({ NotFound }) => NotFound,
);

/** The page of addresses that are none, which few ever see. */
export function Nowhere({ alone = false }: { alone?: boolean }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <notFound.Page alone={alone} />
    </Suspense>
  );
}
