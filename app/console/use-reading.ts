import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import type { InputFor } from '#core/ports';
import type { Endpoint } from '#schemas';
import type { Reading, ReadingState } from './reading-model.ts';

/** Asks for what a page shows, and again whenever it wants something else; null waits. */
export function useReading<E extends Endpoint>(
  reading: Reading<E>,
  input: InputFor<E> | null,
): ReadingState<E> & { again: () => void } {
  const [state, ask, again] = useUnit([reading.$state, reading.asked, reading.again]);
  const wanted = input && JSON.stringify(input);
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
