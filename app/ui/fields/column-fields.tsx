import * as css from './column-fields.css.ts';
import { type Option, Select } from './select.tsx';

/** A column of a file: what it is called there, its first values, and what it fills; empty for nothing. */
export type FileColumn = {
  readonly label: string;
  readonly samples: readonly string[];
  readonly fills: string;
};

type ColumnFieldsProps = {
  columns: readonly FileColumn[];
  /** What a column may fill. */
  options: Option[];
  onChoose: (at: number, fills: string) => void;
};

/** Asks for each column of a file which of ours it fills. */
export function ColumnFields({ columns, options, onChoose }: ColumnFieldsProps) {
  return (
    <div className={css.fields}>
      {columns
        .map((column, at) => ({ ...column, at }))
        .map(({ label, samples, fills, at }) => (
          <Select
            key={at}
            label={label}
            hint={shortened(samples)}
            value={fills}
            options={options}
            onChange={({ target }) => onChoose(at, target.value)}
          />
        ))}
    </div>
  );
}

function shortened(samples: readonly string[]): string {
  return samples
    .filter((sample) => sample !== '')
    .join(' · ')
    .slice(0, 80)
    .toWellFormed();
}
