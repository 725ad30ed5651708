import { useUnit } from 'effector-react';
import { type ReactNode, useCallback } from 'react';
import { occupationChanged } from '#core';
import { UnsentContext } from '#ui';

/** Prevents a reload for a newer build while a form holds unsent input. */
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
