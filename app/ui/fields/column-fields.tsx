import { Fragment, type ReactNode } from 'react';
import { cut } from '../cut.ts';
import * as css from './column-fields.css.ts';
import { Select } from './select.tsx';

/** A file's columns: what they are called there, and their first values. */
type FileColumns = {
  readonly header: readonly string[];
  readonly samples: readonly (readonly string[])[];
};

type ColumnFieldsProps<Column extends string> = {
  /** Null as long as none was read. */
  file: FileColumns | null;
  /** What each of them fills; null for nothing. */
  chosen: readonly (Column | null)[];
  /** What a column may fill. */
  options: readonly { readonly value: Column; readonly label: string }[];
  texts: { readonly nameless: (number: number) => string; readonly ignored: string };
  onChoose: (at: number, column: Column | null) => void;
};

/** Asks for each column of a file which of ours it fills. */
export function ColumnFields<Column extends string>(props: ColumnFieldsProps<Column>) {
  const { file, chosen, options, texts, onChoose } = props;
  return (
    <div className={css.fields}>
      {namesIn(file).map(({ name, at }) => (
        <Select
          key={at}
          label={name || texts.nameless(at + 1)}
          hint={hintOf(file?.samples[at])}
          value={chosen[at] ?? ''}
          options={[{ value: '', label: texts.ignored }, ...options]}
          onChange={({ target }) =>
            onChoose(at, options.find(({ value }) => value === target.value)?.value ?? null)
          }
        />
      ))}
    </div>
  );
}

function namesIn(file: FileColumns | null) {
  return file?.header.map((name, at) => ({ name, at })) ?? [];
}

/** The first values of a column, each in its own direction: in Arabic the plus of a number would come last. */
function hintOf(samples: readonly string[] = []): ReactNode {
  const said = [...new Set(samples)].filter((sample) => sample !== '');
  if (said.length === 0) return null;
  return said.map((sample, nth) => (
    <Fragment key={sample}>
      {nth > 0 && ' · '}
      <bdi>{cut(sample, mostLetters)}</bdi>
    </Fragment>
  ));
}

const mostLetters = 40;
