import type { ReactNode } from 'react';
import * as css from './layout.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.visuallyHidden}>{children}</span>;
}

interface LiveRegionProps {
  /** What to say; an empty text says nothing. Changing it speaks. */
  message: string;
  /** Changing it says the same message again. */
  turn?: string | number | undefined;
  /** Interrupts what is being read. */
  assertive?: boolean;
}

/** Says a change aloud. Keep it mounted: a region that appears together with its text is often not read. */
export function LiveRegion({ message, turn, assertive = false }: LiveRegionProps) {
  return (
    <div
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
      className={css.visuallyHidden}
    >
      <span key={turn}>{message}</span>
    </div>
  );
}
