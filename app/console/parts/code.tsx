import type { ReactNode } from 'react';
import * as css from './parts.css.ts';

/** An id or a word of programs, which nobody reads as a sentence. */
export function Code({ children }: { children: ReactNode }) {
  return <span className={css.code}>{children}</span>;
}
