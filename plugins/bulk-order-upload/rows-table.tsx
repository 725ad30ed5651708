import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useText } from '#i18n';
import { Stack, VirtualTable, type VirtualTableHandle } from '#ui';
import { compareShown } from './column-order.ts';
import { type EditableRow, firstWrong, isIn, isWrong, type RowView } from './rows.ts';
import { columnsInUse, tracksOf } from './shown-columns.ts';
import * as table from './table.css.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useColumnName, useFileColumns } from './use-columns.ts';
import { useRepair } from './use-repair.ts';

type RowsTableProps<Item extends EditableRow> = {
  name: string;
  rows: readonly Item[];
  disabled?: boolean;
  /** Whether the rows have been checked. */
  isLookedAt?: boolean;
  /** Replaces the usual text of the counts. */
  counts?: string;
  /** The beginning of a row, before its cells. */
  lead: (row: Item) => ReactNode;
  /** The cost of a row, where known. */
  fee?: (row: Item) => ReactNode;
};

/** All rows, with a field for each cell; the first wrong one gets the focus. */
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
  const { view, setView, shown, isSomeWrong } = useView(rows);
  // Render the frame first and the rows in a later turn, so that neither blocks the page for long.
  const ready = useDeferredValue(true, false);
  const { isLocked, isLocking } = useLock(disabled);
  const { columns, every, ...all } = useColumns(rows);
  const repair = useRepair(shown, list, isLookedAt && ready);
  const { wanted, taken, focused, setFocused, typed, goOn, done } = repair;
  return (
    <Stack gap={3}>
      <TableHead
        {...{ rows, counts, view, setView, ...all }}
        goOn={isSomeWrong ? goOn : undefined}
      />
      <div
        className={table.table}
        onKeyDownCapture={isLocking ? refuse : undefined}
        style={{ '--tracks': tracksOf(columns, fee !== undefined) } as CSSProperties}
      >
        <VirtualTable
          ref={list}
          label={t('bulk-order-upload.rows.list', { name })}
          items={ready ? shown : noRows}
          head={<Head columns={columns} hasFee={fee !== undefined} />}
          kept={placesOf(focused, shown)}
        >
          {(row) => (
            <TableRow
              {...{ row, columns, all: every, taken, done, typed, onFocus: setFocused }}
              disabled={isLocked}
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

/** Locks rows in a later turn, as all their fields would hold up the press that did it; until then no key writes in them. */
function useLock(isWanted: boolean) {
  const isLocked = useDeferredValue(isWanted);
  return { isLocked, isLocking: isWanted && !isLocked };
}

/** A view keeps the rows that it found, so that none disappears the moment it is repaired. */
function useView<Item extends EditableRow>(rows: readonly Item[]) {
  const [{ view, found }, setChosen] = useState<Chosen>({ view: 'all', found: new Set() });
  const setView = (wanted: RowView) => {
    const those = rows.filter((row) => isIn(wanted, row));
    setChosen({ view: wanted, found: new Set(those.map(({ number }) => number)) });
  };
  const shown = useMemo(
    () => (view === 'all' ? rows : rows.filter(({ number }) => found.has(number))),
    [view, rows, found],
  );
  const isSomeWrong = useMemo(() => shown.some(isWrong), [shown]);
  return { view, setView, shown, isSomeWrong };
}

function placesOf(focused: number | null, shown: readonly EditableRow[]): number[] {
  const place = shown.findIndex(({ number }) => number === focused);
  return place < 0 ? [] : [place];
}

type Chosen = { readonly view: RowView; readonly found: ReadonlySet<number> };

/** Leaves out empty columns unless they are asked for; a shown column stays while somebody types. */
function useColumns(rows: readonly EditableRow[]) {
  const known = useFileColumns();
  const every = useMemo(() => [...known].sort(compareShown), [known]);
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

const refuse = (event: KeyboardEvent) => event.preventDefault();

const noRows: readonly never[] = [];

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
