import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import * as css from './layout.css.ts';

/** The main action of a page: at the end of its form, and on a phone at the bottom edge, under the thumb. */
export function ActionBar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(css.actionBar, className)} />;
}
