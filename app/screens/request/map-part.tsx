import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { $mayBeNew, type RequestSnapshot } from '#core';
import { lazyPart } from '#lazy';
import * as css from './request.css.ts';

const load = () => import('./request-map.tsx');
const RequestMap = lazyPart(load, ({ RequestMap }) => RequestMap);

const FirstStepsLine = lazyPart(
  () => import('../first-steps/index.ts'),
  ({ FirstStepsLine }) => FirstStepsLine,
  () => null,
);

/** The map beside the form, in a place that is its own from the beginning. The form works without and does not wait for it. */
export function MapPart({ snapshot }: { snapshot: RequestSnapshot }) {
  const isNew = useUnit($mayBeNew);
  return (
    <Suspense fallback={<div className={css.way} />}>
      <RequestMap snapshot={snapshot}>
        {isNew && (
          <Suspense fallback={null}>
            <FirstStepsLine />
          </Suspense>
        )}
      </RequestMap>
    </Suspense>
  );
}

/** Fetches it while the flow asks whether anybody rides now. */
export function useMapSoon(): void {
  useEffect(() => {
    // A failure is said in its place.
    load().catch(() => undefined);
  }, []);
}
