import { createWatch, type Unit } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useCallback, useEffect, useEffectEvent } from 'react';

/** Hears of each thing that happens while this is on screen, also of the same one twice. */
export function useHappened<Told>(unit: Unit<Told>, act: (told: Told) => void): void {
  const watch = useWatch(unit);
  const acted = useEffectEvent(act);
  useEffect(() => watch((told) => acted(told)), [watch]);
}

/** Begins to hear, in the scope of this part of the screen; answers how to end it. */
export function useWatch<Told>(unit: Unit<Told>): (act: (told: Told) => void) => () => void {
  const scope = useProvidedScope();
  return useCallback(
    (act) => createWatch({ unit, fn: act, ...(scope && { scope }) }),
    [unit, scope],
  );
}
