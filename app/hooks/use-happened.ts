import { createWatch, type Unit } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useCallback, useEffect, useEffectEvent } from 'react';

/** Calls `act` for each trigger of a unit while the component is mounted, also for equal values. */
export function useHappened<Told>(unit: Unit<Told>, act: (told: Told) => void): void {
  const watch = useWatch(unit);
  const acted = useEffectEvent(act);
  useEffect(() => watch((told) => acted(told)), [watch]);
}

/** A function that subscribes to the unit in the component's scope and returns how to unsubscribe. */
export function useWatch<Told>(unit: Unit<Told>): (act: (told: Told) => void) => () => void {
  const scope = useProvidedScope();
  return useCallback(
    (act) => createWatch({ unit, fn: act, ...(scope && { scope }) }),
    [unit, scope],
  );
}
