import { Suspense } from 'react';
import { lazyPart } from '#lazy';
import { AgainLook, type SendAgainProps } from './again-look.tsx';

const AgainButton = lazyPart(
  () => import('./again-button.tsx'),
  ({ AgainButton }) => AgainButton,
);

/** Requests an order again. What that takes to know comes right after the order. */
export function SendAgain(props: SendAgainProps) {
  return (
    <Suspense fallback={<AgainLook {...props} disabled />}>
      <AgainButton {...props} />
    </Suspense>
  );
}
