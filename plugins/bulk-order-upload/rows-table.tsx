import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { useText } from '#i18n';
import { type BulkColumn, bulkColumns } from '#schemas';
import { Button, LiveRegion, Row, Stack, Switch, VirtualTable, type VirtualTableHandle } from '#ui';
import * as css from './bulk.css.ts';
import { Cell } from './cell.tsx';
import { type EditableRow, firstWrong, isWrong } from './rows.ts';
import { useMissing } from './use-missing.ts';
import { useRepair } from './use-repair.ts';

type RowsTableProps<Item extends EditableRow> = {
  name: string;
  rows: readonly Item[];
  disabled?: boolean;
  /** Whether it is known what is wrong with them. */
  isLookedAt?: boolean;
  /** The page tells how many are wrong in a place of its own. */
  isCounted?: boolean;
  /** What is known of a row beside its cells, and what may be done with it. */
  lead: (row: Item) => ReactNode;
};

/** Every row with a field for each of its cells; the first wrong one has the focus. */
export function RowsTable<Item extends EditableRow>({
  name,
  rows,
  disabled = false,
  isLookedAt = true,
  isCounted = false,
  lead,
}: RowsTableProps<Item>) {
  const t = useText();
  const list = useRef<VirtualTableHandle>(null);
  const [only, setOnly] = useOnlyErrors(rows);
  // The rows come in a turn behind their frame, so that neither holds up the page for long.
  const ready = useDeferredValue(true, false);
  const shown = only === null ? rows : rows.filter(({ number }) => only.has(number));
  const repair = useRepair(shown, list, isLookedAt && ready);
  const { wanted, taken, focused, setFocused, typed, goOn, done } = repair;
  const errors = rows.filter(isWrong).length;
  const keptAt = shown.findIndex(({ number }) => number === focused);
  return (
    <Stack gap={3}>
      <TableHead
        {...{ rows: rows.length, errors, isCounted, only: only !== null, setOnly, goOn }}
      />
      <VirtualTable
        ref={list}
        label={t('bulk-order-upload.rows.list', { name })}
        items={ready ? shown : noRows}
        head={<Head />}
        kept={keptAt < 0 ? [] : [keptAt]}
      >
        {(row) => (
          <TableRow
            {...{ row, disabled, taken, done, typed, onFocus: setFocused }}
            wanted={wanted?.number === row.number ? (wanted.column ?? firstWrong(row)) : null}
            lead={lead(row)}
          />
        )}
      </VirtualTable>
    </Stack>
  );
}

/** A filter holds on to the rows it found, so that none is gone the moment it was repaired. */
function useOnlyErrors(rows: readonly EditableRow[]) {
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null);
  const change = (on: boolean) =>
    setOnly(on ? new Set(rows.filter(isWrong).map(({ number }) => number)) : null);
  return [only, change] as const;
}

const noRows: readonly never[] = [];

type TableHeadProps = {
  rows: number;
  errors: number;
  isCounted: boolean;
  only: boolean;
  setOnly: (on: boolean) => void;
  goOn: () => void;
};

function TableHead({ rows, errors, isCounted, only, setOnly, goOn }: TableHeadProps) {
  const t = useText();
  const count =
    errors === 0
      ? t('bulk-order-upload.rows.good', { rows })
      : t('bulk-order-upload.rows.count', { rows, errors });
  return (
    <Row justify="between" wrap gap={3}>
      <p className={css.muted}>{count}</p>
      {!isCounted && <LiveRegion message={count} />}
      <Row gap={4} wrap>
        {(errors > 0 || only) && (
          <Switch
            label={t('bulk-order-upload.rows.only-errors')}
            checked={only}
            onChange={({ target }) => setOnly(target.checked)}
          />
        )}
        {errors > 0 && (
          <Button icon="warning" onClick={goOn}>
            {t('bulk-order-upload.rows.next-error')}
          </Button>
        )}
      </Row>
    </Row>
  );
}

function Head() {
  const t = useText();
  return (
    <div className={css.head}>
      <span />
      {bulkColumns.map((column) => (
        <span key={column}>{t(`bulk-order-upload.column.${column}`)}</span>
      ))}
    </div>
  );
}

type TableRowProps = {
  row: EditableRow;
  lead: ReactNode;
  disabled: boolean;
  wanted: BulkColumn | null;
  taken: () => void;
  done: (number: number, column: BulkColumn) => void;
  onFocus: (number: number) => void;
  typed: (number: number) => void;
};

function TableRow(props: TableRowProps) {
  const { row, lead, disabled, wanted, taken, done, onFocus, typed } = props;
  const t = useText();
  const [open, setOpen] = useState(false);
  const label = t('bulk-order-upload.rows.row', { number: row.number });
  const unfolded = useUnfolded(row);
  const hidden = (column: BulkColumn) =>
    !open && !unfolded.has(column) && !always.has(column) && wanted !== column;
  const removed = row.state === 'removed';
  const whole = useDeferredValue(true, false);
  const met = useMet(wanted);
  useMissing(row);
  return (
    <fieldset
      className={css.rowOf[isWrong(row) ? 'wrong' : 'good']}
      aria-label={label}
      onFocus={() => onFocus(row.number)}
      onInput={() => typed(row.number)}
    >
      {lead}
      <div className={css.cells} aria-busy={row.missing === 'all'}>
        {bulkColumns.map((column, at) => (
          <div key={column} className={hidden(column) ? css.folded : undefined}>
            {row.missing !== 'all' && (whole || at < drawnAtOnce || met === column) && (
              <Cell
                {...{ row, column, disabled: disabled || removed }}
                wanted={wanted === column}
                onTaken={taken}
                onDone={done}
              />
            )}
          </div>
        ))}
      </div>
      <div className={css.fold}>
        <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'bulk-order-upload.rows.fewer-fields' : 'bulk-order-upload.rows.all-fields')}
        </Button>
      </div>
    </fieldset>
  );
}

/** The cell that was wanted last: once it has the focus nobody wants it any more, and without it the focus would be gone. */
function useMet(wanted: BulkColumn | null): BulkColumn | null {
  const [met, setMet] = useState(wanted);
  if (wanted !== null && wanted !== met) setMet(wanted);
  return wanted ?? met;
}

/** Cells that are in sight; the others come in a turn of their own, so that many rows do not hold up the page. */
const drawnAtOnce = 4;

const always: ReadonlySet<BulkColumn> = new Set(['recipient_name', 'recipient_address']);

/** The cells that are or were wrong: one that was repaired stays in sight, with the focus that it may have. */
function useUnfolded({ errors }: EditableRow): ReadonlySet<string> {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const more = errors.filter(({ field }) => !unfolded.has(field));
  if (more.length > 0) setUnfolded(new Set([...unfolded, ...more.map(({ field }) => field)]));
  return unfolded;
}
