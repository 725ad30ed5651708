import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useText } from '#i18n';
import { Button } from '#ui';
import { Cell } from './cell.tsx';
import { type EditableRow, errorsOf, isWrong } from './rows.ts';
import * as table from './table.css.ts';
import { useMissing } from './use-missing.ts';

type TableRowProps = {
  row: EditableRow;
  /** The columns of the table; a row's other values are shown on its card only. */
  columns: readonly string[];
  /** All columns that a row may have. */
  all: readonly string[];
  lead: ReactNode;
  fee: ReactNode;
  disabled: boolean;
  wanted: string | null;
  taken: () => void;
  done: (number: number, column: string) => void;
  onFocus: (number: number) => void;
  typed: (number: number) => void;
};

/** A row of the file: a line of the table, and on a narrow window a card. */
export function TableRow(props: TableRowProps) {
  const { row, columns, all, lead, fee, disabled, wanted, taken, done, onFocus, typed } = props;
  const t = useText();
  const [open, setOpen] = useState(false);
  const label = t('bulk-order-upload.rows.row', { number: row.number });
  const unfolded = useUnfolded(row);
  const hidden = (column: string) =>
    !open && !unfolded.has(column) && !always.has(column) && wanted !== column;
  const removed = row.state === 'removed';
  const errors = errorsOf(row);
  const shown = errors === row.errors ? row : { ...row, errors };
  const drawn = useDrawn();
  const met = useMet(wanted);
  useMissing(row);
  return (
    <fieldset
      className={table.rowOf[lookOf(row)]}
      aria-label={label}
      onFocus={() => onFocus(row.number)}
      onInput={() => typed(row.number)}
    >
      {lead}
      <div className={table.cells} aria-busy={row.missing === 'all'}>
        {(open ? all : columns).map((column, at) => (
          <div
            key={column}
            className={
              hidden(column) ? table.folded : columns.includes(column) ? table.cell : table.onCard
            }
            data-column={column}
          >
            {row.missing !== 'all' && (at < drawn || met === column) && (
              <Cell
                {...{ row: shown, column, disabled: disabled || removed }}
                wanted={wanted === column}
                onTaken={taken}
                onDone={done}
              />
            )}
          </div>
        ))}
      </div>
      {fee !== undefined && (
        <p className={fee === null ? table.noFee : table.fee}>
          <span className={table.feeLabel}>{t('bulk-order-upload.row.fee')}: </span>
          {fee ?? '–'}
        </p>
      )}
      <div className={table.fold}>
        <Button variant="quiet" flush aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'bulk-order-upload.rows.fewer-fields' : 'bulk-order-upload.rows.all-fields')}
        </Button>
      </div>
    </fieldset>
  );
}

function lookOf(row: EditableRow): keyof typeof table.rowOf {
  if (isWrong(row)) return 'wrong';
  return row.state === 'unconfirmed' ? 'asking' : 'good';
}

/** The cell that was wanted last, kept mounted after it took the focus, which would be lost otherwise. */
function useMet(wanted: string | null): string | null {
  const [met, setMet] = useState(wanted);
  if (wanted !== null && wanted !== met) setMet(wanted);
  return wanted ?? met;
}

/** How many cells of a row are rendered at once; more follow in later turns, so that many rows do not block the page. */
const turns = [4, 9, Number.POSITIVE_INFINITY] as const;

function useDrawn(): number {
  const [turn, setTurn] = useState(0);
  const isLast = turn === turns.length - 1;
  useEffect(() => {
    if (!isLast) startTransition(() => setTurn(turn + 1));
  }, [turn, isLast]);
  return turns[turn] ?? 0;
}

const always: ReadonlySet<string> = new Set(['recipient_name', 'recipient_address']);

/** The cells that are or were wrong: a repaired one stays visible, since it may have the focus. */
function useUnfolded({ errors }: EditableRow): ReadonlySet<string> {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const more = errors.filter(({ field }) => !unfolded.has(field));
  if (more.length > 0) setUnfolded(new Set([...unfolded, ...more.map(({ field }) => field)]));
  return unfolded;
}
