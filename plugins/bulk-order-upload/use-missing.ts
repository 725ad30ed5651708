import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { bulkSent } from '#core';
import type { EditableRow } from './rows.ts';

/** Loads the missing content of a row that is on screen. */
export function useMissing(row: Pick<EditableRow, 'number' | 'missing'>): void {
  const send = useUnit(bulkSent);
  useEffect(() => {
    if (row.missing) send({ type: 'rowMissed', number: row.number });
  }, [row, send]);
}
