import { type ComponentProps, useContext } from 'react';
import { RowPlace } from './row-place.ts';

/** What the rows below it have in common, where a list holds several groups; it counts as one of its items. */
export function RowHead({ className, children, ...rest }: ComponentProps<'li'>) {
  return (
    <li {...rest} {...useContext(RowPlace)}>
      <div className={className}>{children}</div>
    </li>
  );
}
