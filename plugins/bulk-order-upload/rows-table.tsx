import {
  type CSSProperties,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormat, useText } from '#i18n';
import { Button, LiveRegion, Row, Stack, Switch, VirtualTable, type VirtualTableHandle } from '#ui';
import * as css from './bulk.css.ts';
import { type EditableRow, firstWrong, isWrong } from './rows.ts';
import { columnsInUse, tracksOf } from './shown-columns.ts';
import * as table from './table.css.ts';
import { TableRow } from './table-row.tsx';
import { useColumnName, useFileColumns } from './use-columns.ts';
import { useRepair } from './use-repair.ts';

type RowsTableProps<Item extends EditableRow> = {
  name: string;
  rows: readonly Item[];
  disabled?: boolean;
  /** Whether it is known what is wrong with them. */
  isLookedAt?: boolean;
  /** Other words for how many there are and are wrong. */
  counts?: ReactNode;
  /** What is known of a row beside its cells, and what may be done with it. */
  lead: (row: Item) => ReactNode;
  /** What a row costs, where that is known. */
  fee?: (row: Item) => ReactNode;
};

/** Every row with a field for each of its cells; the first wrong one has the focus. */
export function RowsTable<Item extends EditableRow>({
  name,
  rows,
  disabled = false,
  isLookedAt = true,
  counts,
  lead,
  fee,
}: RowsTableProps<Item>) {
  const t = useText();
  const list = useRef<VirtualTableHandle>(null);
  const [only, setOnly] = useOnlyErrors(rows);
  // The rows come in a turn behind their frame, so that neither holds up the page for long.
  const ready = useDeferredValue(true, false);
  const { columns, every, ...all } = useColumns(rows);
  const shown = only === null ? rows : rows.filter(({ number }) => only.has(number));
  const repair = useRepair(shown, list, isLookedAt && ready);
  const { wanted, taken, focused, setFocused, typed, goOn, done } = repair;
  const errors = rows.filter(isWrong).length;
  const keptAt = shown.findIndex(({ number }) => number === focused);
  return (
    <Stack gap={3}>
      <TableHead
        {...{ rows: rows.length, errors, counts, only: only !== null, setOnly, goOn, ...all }}
      />
      <div
        className={table.table}
        style={{ '--tracks': tracksOf(columns, fee !== undefined) } as CSSProperties}
      >
        <VirtualTable
          ref={list}
          label={t('bulk-order-upload.rows.list', { name })}
          items={ready ? shown : noRows}
          head={<Head columns={columns} hasFee={fee !== undefined} />}
          kept={keptAt < 0 ? [] : [keptAt]}
        >
          {(row) => (
            <TableRow
              {...{ row, columns, all: every, disabled, taken, done, typed, onFocus: setFocused }}
              wanted={wanted?.number === row.number ? (wanted.column ?? firstWrong(row)) : null}
              lead={lead(row)}
              fee={fee?.(row)}
            />
          )}
        </VirtualTable>
      </div>
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

/** Columns that say nothing are left out, unless they are asked for; one that was there stays, whatever is typed. */
function useColumns(rows: readonly EditableRow[]) {
  const every = useFileColumns();
  const [all, setAll] = useState(false);
  const inUse = useMemo(() => columnsInUse(rows, every), [rows, every]);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (inUse?.some((column) => !seen.has(column))) setSeen(new Set([...seen, ...inUse]));
  const whole = all || inUse === null;
  const columns = useMemo(
    () => every.filter((column) => whole || seen.has(column)),
    [whole, seen, every],
  );
  const someLeftOut = inUse !== null && seen.size < every.length;
  return { columns, every, all, setAll, someLeftOut };
}

const noRows: readonly never[] = [];

/** How many rows there are and how many have to be mended, in words. */
function useCount(rows: number, errors: number): string {
  const t = useText();
  const format = useFormat();
  const values = { rows: format.number(rows), errors: format.number(errors) };
  return t(`bulk-order-upload.rows.${errors === 0 ? 'good' : 'count'}`, values);
}

type TableHeadProps = {
  rows: number;
  errors: number;
  counts: ReactNode;
  only: boolean;
  setOnly: (on: boolean) => void;
  goOn: () => void;
  all: boolean;
  setAll: (on: boolean) => void;
  someLeftOut: boolean;
};

function TableHead(props: TableHeadProps) {
  const { rows, errors, counts, only, setOnly, goOn, all, setAll, someLeftOut } = props;
  const t = useText();
  const count = useCount(rows, errors);
  return (
    <Row justify="between" wrap gap={3}>
      {counts ?? <p className={css.muted}>{count}</p>}
      {counts === undefined && <LiveRegion message={count} />}
      <Row gap={4} wrap>
        {(errors > 0 || only) && (
          <Switch
            label={t('bulk-order-upload.rows.only-errors')}
            checked={only}
            onChange={({ target }) => setOnly(target.checked)}
          />
        )}
        {someLeftOut && (
          <span className={table.inTable}>
            <Switch
              label={t('bulk-order-upload.rows.all-columns')}
              checked={all}
              onChange={({ target }) => setAll(target.checked)}
            />
          </span>
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

type HeadProps = { columns: readonly string[]; hasFee: boolean };

function Head({ columns, hasFee }: HeadProps) {
  const t = useText();
  const nameOf = useColumnName();
  return (
    <div className={table.head}>
      <span className={table.headLead} />
      {columns.map((column) => (
        <span key={column} className={table.headCell} data-column={column}>
          {nameOf(column)}
        </span>
      ))}
      {hasFee && <span className={table.headFee}>{t('bulk-order-upload.row.fee')}</span>}
    </div>
  );
}
