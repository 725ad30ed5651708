import type { ReactNode } from 'react';
import * as css from './one-line.css.ts';

/** What people wrote, on one line: what is too long is cut at its own end, whichever way its words and the page are read. */
export function OneLine({ children }: { children: ReactNode }) {
  return <bdi className={css.oneLine}>{children}</bdi>;
}
