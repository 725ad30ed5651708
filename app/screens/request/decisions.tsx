import type { RequestSnapshot } from '#core';
import { FeeChangedDialog } from './fee-changed-dialog.tsx';
import { ValueDialog } from './value-dialog.tsx';

/** What a person has to decide before an order is sent, which few orders need. */
export function Decisions({ snapshot }: { snapshot: RequestSnapshot }) {
  return (
    <>
      <FeeChangedDialog snapshot={snapshot} />
      <ValueDialog snapshot={snapshot} />
    </>
  );
}
