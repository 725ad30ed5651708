import { type ComponentProps, useRef } from 'react';

import { cx } from '../cx.ts';
import * as css from './list.css.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** A list whose rows have buttons that remove them: the focus is not lost with the row that held it. */
export function ChangingList({ className, ...rest }: ComponentProps<'ul'>) {
  const ref = useRef<HTMLUListElement>(null);
  const onFocus = useKeptFocus(ref);
  return <ul {...rest} ref={ref} onFocus={onFocus} className={cx(css.list, className)} />;
}
