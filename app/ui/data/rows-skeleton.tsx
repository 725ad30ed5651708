import { bar } from '../feedback/placeholder.css.ts';
import * as css from './rows-skeleton.css.ts';

type RowsSkeletonProps = {
  /** Says to a screen reader that it is loading. */
  label: string;
  rows: number;
  look?: keyof typeof css.look;
};

/** Rows of a list that are on their way: a sign, a name over a line about it, and what stands at the end. */
export function RowsSkeleton({ label, rows, look = 'rows' }: RowsSkeletonProps) {
  return (
    <div role="status" aria-label={label} aria-busy>
      {Array.from({ length: rows }, (_, nth) => nth).map((nth) => (
        <div key={nth} className={css.look[look]}>
          <span className={bar} />
          <span className={css.words}>
            <span className={bar} />
            <span className={bar} />
          </span>
          <span className={bar} />
        </div>
      ))}
    </div>
  );
}
