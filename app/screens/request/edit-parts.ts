import { lazyPart } from '#lazy';

/** The parts that only an edit shows; their code comes when one begins. */
export const EditStopped = lazyPart(
  () => import('./edit-stopped.tsx'),
  ({ EditStopped }) => EditStopped,
);
const changes = () => import('./edit-changes.tsx');
export const EditChanges = lazyPart(changes, ({ EditChanges }) => EditChanges);
export const EditFixed = lazyPart(changes, ({ EditFixed }) => EditFixed);
