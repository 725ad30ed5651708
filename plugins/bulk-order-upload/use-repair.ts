import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { VirtualTableHandle } from '#ui';
import {
  type CellPlace,
  type EditableRow,
  isGood,
  nextWrong,
  type WrongPlace,
  wantedIn,
  wrongRowBefore,
} from './rows.ts';
import { useProblemKeys } from './use-problem-keys.ts';

/**
 * Leads a person through the wrong cells: to the first once the rows are checked, then to the next after each one that was
 * repaired.
 */
export function useRepair(
  shown: readonly EditableRow[],
  list: RefObject<VirtualTableHandle | null>,
  isLookedAt: boolean,
) {
  const [wanted, setWanted] = useState<WrongPlace | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  /** The cell that was left with Enter. */
  const [left, setLeft] = useState<CellPlace | null>(null);
  const goTo = (place: (WrongPlace & { readonly at: number }) | null) => {
    if (place === null) return;
    list.current?.show(place.at);
    setWanted(place);
    setFocused(place.number);
  };
  const goFrom = (after: CellPlace | null) => goTo(nextWrong(shown, after));
  /** Goes to the next row: other errors of the present one are already visible. */
  const goPast = () => goFrom(focused === null ? null : { number: focused, column: 'building' });
  useProblemKeys({ next: goPast, back: () => goTo(wrongRowBefore(shown, focused)) });
  const begun = useRef(false);
  const start = useEffectEvent(() => {
    if (!begun.current && focused === null) goFrom(null);
    begun.current = true;
  });
  useEffect(() => {
    if (isLookedAt) start();
  }, [isLookedAt]);
  const goOn = useEffectEvent((cell: CellPlace) => {
    // A cell that is still wrong keeps the focus.
    if (isGood(shown, cell)) goFrom(cell);
    setLeft(null);
  });
  useEffect(() => {
    if (left !== null) goOn(left);
  }, [left]);
  return {
    wanted,
    taken: useCallback(() => setWanted(null), []),
    focused,
    setFocused,
    /** Somebody who types in another row stays there; only having the focus is no sign of that. */
    typed: useCallback((number: number) => setWanted((place) => wantedIn(place, number)), []),
    goOn: goPast,
    done: useCallback((number: number, column: string) => setLeft({ number, column }), []),
  };
}
