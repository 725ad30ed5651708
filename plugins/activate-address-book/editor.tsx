import { Suspense } from 'react';
import { lazyPart } from '#lazy';
import type { EditorProps } from './edit-dialog.tsx';

const EditDialog = lazyPart(
  () => import('./edit-dialog.tsx'),
  ({ EditDialog }) => EditDialog,
);

/** The dialog for a customer, whose code comes when it is first opened. */
export function Editor(props: EditorProps) {
  return (
    <Suspense fallback={null}>
      <EditDialog {...props} />
    </Suspense>
  );
}
