import { useUnit } from 'effector-react';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { bulkRowTyped } from '#core';
import { useText } from '#i18n';
import type { BulkColumn } from '#schemas';
import { TextField } from '#ui';
import * as css from './bulk.css.ts';
import type { EditableRow } from './rows.ts';

type CellProps = {
  row: EditableRow;
  column: BulkColumn;
  disabled: boolean;
  /** Takes the focus, once. */
  wanted: boolean;
  onTaken: () => void;
};

/** One value of a row, repaired where it stands; what was typed counts when the field is left or Enter is pressed. */
export const Cell = memo(function Cell({ row, column, disabled, wanted, onTaken }: CellProps) {
  const t = useText();
  const type = useUnit(bulkRowTyped);
  const [typed, setTyped] = useState<string | null>(null);
  const input = useFocus(wanted, onTaken);
  const value = row.values[column];
  const problem = row.errors.find(({ field }) => field === column);
  const commit = () => {
    setTyped(null);
    if (typed === null || typed === value) return;
    type({ number: row.number, values: { ...row.values, [column]: typed } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(null);
  };
  const ltr = leftToRight.has(column);
  return (
    <TextField
      ref={input}
      label={<span className={css.cellLabel}>{t(`bulk-order-upload.column.${column}`)}</span>}
      value={typed ?? value}
      readOnly={disabled}
      error={problem && t(problem.key, problem.values)}
      dir={ltr ? 'ltr' : 'auto'}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
});

const leftToRight: ReadonlySet<BulkColumn> = new Set([
  ...(['recipient_phone_number', 'latitude', 'longitude', 'payment_method'] as const),
  ...(['amount', 'preordered_for', 'pickup_code'] as const),
]);

function useFocus(wanted: boolean, onTaken: () => void) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!wanted) return;
    input.current?.focus();
    input.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    onTaken();
  }, [wanted, onTaken]);
  return input;
}
