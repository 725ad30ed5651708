import { Suspense, useEffect } from 'react';
import type { RequestSnapshot } from '#core';
import { lazyPart } from '#lazy';
import * as css from './request.css.ts';

const load = () => import('./request-map.tsx');
const RequestMap = lazyPart(load, ({ RequestMap }) => RequestMap);

/** The map beside the form, in a place that is its own from the beginning. The form works without and does not wait for it. */
export function MapPart({ snapshot }: { snapshot: RequestSnapshot }) {
  return (
    <Suspense fallback={<div className={css.way} />}>
      <RequestMap snapshot={snapshot} />
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
