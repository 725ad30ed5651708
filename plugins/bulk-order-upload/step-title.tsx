import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './bulk.css.ts';

/** The heading of a step takes the focus when the step begins, so that a screen reader reads on from there. */
export function StepTitle({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={ref} tabIndex={-1} className={css.stepTitle}>
      {children}
    </h2>
  );
}
