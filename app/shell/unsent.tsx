import { useUnit } from 'effector-react';
import { type ReactNode, useCallback } from 'react';
import { occupationChanged } from '#core';
import { UnsentContext } from '#ui';

/** No reload for a newer build takes away what stands in a form and is not sent. */
export function UnsentForms({ children }: { children: ReactNode }) {
  const change = useUnit(occupationChanged);
  const note = useCallback(
    (form: string) => {
      const by = `form ${form}`;
      change({ by, busy: true });
      return () => change({ by, busy: false });
    },
    [change],
  );
  return <UnsentContext value={note}>{children}</UnsentContext>;
}
