import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';
import { BehindContext } from './behind.ts';

/** Closes what lies on top of the page, unless that may not be closed now. */
export type Layer = () => void;

/** The steps of a task that are one page. */
export type TakenSteps = {
  /** The names of those beyond the first, in order; null while that is being found out. */
  readonly taken: readonly string[] | null;
  /** Goes one back, unless that cannot be now. */
  readonly back: () => void;
  /** Tries to go on to the next. */
  readonly forward: () => void;
};

/** What the browser's Back undoes before it leaves the page. What is put there is answered with how to take it away. */
export type Layers = {
  readonly put: (layer: Layer) => () => void;
  readonly take: (steps: TakenSteps) => () => void;
};

const nothing = () => () => {};
export const BackContext = createContext<Layers>({ put: nothing, take: nothing });

/** Lets Back close a layer while it is open. */
export function useBack(open: boolean, close: Layer): void {
  const { put } = use(BackContext);
  const shown = open && !use(BehindContext);
  const closed = useEffectEvent(close);
  useLayoutEffect(() => (shown ? put(() => closed()) : undefined), [shown, put]);
}
