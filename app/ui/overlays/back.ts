import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';
import { BehindContext } from './behind.ts';

/** Closes something that lies over the page, such as a dialog; does nothing while it must stay open. */
export type Layer = () => void;

/** The steps of a task on one page, through which Back and Forward go. */
export type TakenSteps = {
  /** The names of the steps after the first that were reached, in order; null while unknown. */
  readonly taken: readonly string[] | null;
  /** Goes to the step before, if it can. */
  readonly back: () => void;
  /** Goes to the next step, if it can. */
  readonly forward: () => void;
};

/** What the browser's Back undoes before it leaves the page. Both functions register something and return how to unregister it. */
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
