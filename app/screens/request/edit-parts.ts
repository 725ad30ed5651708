import { lazy } from 'react';

/** The parts that only an edit shows; their code comes when one begins. */
export const EditStopped = lazy(() =>
  import('./edit-stopped.tsx').then((code) => ({ default: code.EditStopped })),
);
export const EditChanges = lazy(() =>
  import('./edit-changes.tsx').then((code) => ({ default: code.EditChanges })),
);
export const EditFixed = lazy(() =>
  import('./edit-changes.tsx').then((code) => ({ default: code.EditFixed })),
);
