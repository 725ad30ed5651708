import { cut } from '../cut.ts';
import * as css from './column-fields.css.ts';
import { Select } from './select.tsx';

/** What was read of a file: its sheets, its first lines, and on which of them the names of the columns stand; 0 for none. */
type FileRead = {
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly headerLine: number;
  readonly top: readonly { readonly number: number; readonly cells: readonly string[] }[];
};

/** Of a line: a closed list on a phone shows no more, and in Arabic it would cut the beginning. */
const mostLetters = 18;

type SheetFieldsProps = {
  file: FileRead;
  texts: {
    readonly sheet: string;
    readonly header: string;
    readonly none: string;
    readonly line: (line: { number: number; cells: string }) => string;
  };
  onSheet: (sheet: number) => void;
  onHeader: (line: number) => void;
};

/** Asks on which sheet and line the names of the columns stand, for a file in which others were found. */
export function SheetFields({ file, texts, onSheet, onHeader }: SheetFieldsProps) {
  return (
    <div className={css.fields}>
      {file.sheets.length > 1 && (
        <Select
          label={texts.sheet}
          value={String(file.sheet)}
          options={file.sheets.map((label, at) => ({ value: String(at), label }))}
          onChange={({ target }) => onSheet(Number(target.value))}
        />
      )}
      <Select
        label={texts.header}
        value={String(file.headerLine)}
        options={[
          { value: '0', label: texts.none },
          ...file.top.map(({ number, cells }) => ({
            value: String(number),
            label: texts.line({
              number,
              cells: cut(cells.filter(Boolean).join(', '), mostLetters),
            }),
          })),
        ]}
        onChange={({ target }) => onHeader(Number(target.value))}
      />
    </div>
  );
}
