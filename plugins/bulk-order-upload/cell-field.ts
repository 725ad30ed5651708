import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditableRow } from './rows.ts';

/** What a field for one value of a row is given. */
export type CellProps = {
  row: EditableRow;
  column: string;
  disabled: boolean;
  /** Whether the field should take the focus, once. */
  wanted: boolean;
  onTaken: () => void;
  /** The person finished the cell, and goes on from there. */
  onDone: (number: number, column: string) => void;
};

/** Brings a field into sight and gives it the focus. */
export function useFocus<Field extends HTMLElement>(wanted: boolean, onTaken: () => void) {
  const input = useRef<Field>(null);
  useEffect(() => {
    if (!wanted) return;
    input.current?.focus();
    input.current?.scrollIntoView({ block: 'nearest' });
    onTaken();
  }, [wanted, onTaken]);
  return input;
}

/** Calls `act` when the page is hidden: leaving it in the middle of a cell leaves the cell, too. */
export function useHidden(act: () => void): void {
  const acted = useEffectEvent(act);
  useEffect(() => {
    const hear = () => document.hidden && acted();
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  }, []);
}
