import type { ReactNode } from 'react';
import * as css from './centre.css.ts';

/** Puts what a page is about into its middle; on a phone at its top, where the keyboard leaves it room. */
export function Centre({ children }: { children: ReactNode }) {
  return <div className={css.centre}>{children}</div>;
}
