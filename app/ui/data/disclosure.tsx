import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import * as css from './disclosure.css.ts';

interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** More, for who asks. The native element: it opens without a program, and find-in-page opens it too. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest}>
      <summary className={css.summary}>
        <span className={css.words}>{summary}</span>
        <Icon name="chevronDown" className={css.chevron} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
