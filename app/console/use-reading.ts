import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import type { InputFor } from '#core/ports';
import type { Endpoint } from '#schemas';
import { $failedChanges, type Reading, type ReadingState } from './reading-model.ts';

/** Asks for what a page shows, and again whenever it wants something else or a change failed; null waits. */
export function useReading<E extends Endpoint>(
  reading: Reading<E>,
  input: InputFor<E> | null,
): ReadingState<E> & { again: () => void } {
  const [state, ask, again] = useUnit([reading.$state, reading.asked, reading.again]);
  const failures = useUnit($failedChanges);
  const wanted = input && JSON.stringify([input, failures]);
  const begin = useEffectEvent(() => {
    if (input) ask(input);
  });
  useEffect(() => {
    if (wanted !== null) begin();
  }, [wanted]);
  const isOurs = input !== null && textOf(state.input?.params) === textOf(input.params);
  const ours = isOurs ? state : { ...state, answer: null, problem: null };
  return { ...ours, again: () => again() };
}

function textOf(params: unknown): string {
  return JSON.stringify(params ?? null);
}
