import { lazyPart } from '#lazy';

/** The parts that only an edit shows; their code comes when one begins. */
export const EditStopped = lazyPart(
  () => import('./edit-stopped.tsx'),
  ({ EditStopped }) => EditStopped,
);
export const EditChanges = lazyPart(
  () => import('./edit-changes.tsx'),
  ({ EditChanges }) => EditChanges,
);
export const EditFixed = lazyPart(
  () => import('./edit-changes.tsx'),
  ({ EditFixed }) => EditFixed,
);
