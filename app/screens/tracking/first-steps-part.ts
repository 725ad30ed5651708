import { lazyPart } from '#lazy';

/** Only new outlets see it, and nobody misses it where it does not come. */
export const FirstSteps = lazyPart(
  () => import('../first-steps/index.ts'),
  ({ FirstSteps }) => FirstSteps,
  ({ children }) => children,
);
