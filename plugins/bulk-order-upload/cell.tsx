import { useUnit } from 'effector-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { bulkRowTyped, bulkSent } from '#core';
import { cellOf, withCell } from '#core/rules';
import { useText } from '#i18n';
import { TextField } from '#ui';
import { type CellProps, useFocus, useHidden } from './cell-field.ts';
import { inputOf } from './cell-input.ts';
import { PaymentCell } from './payment-cell.tsx';
import * as table from './table.css.ts';
import { useColumnName } from './use-columns.ts';

/** One value of a row, editable in place. */
export const Cell = memo(function Cell(props: CellProps) {
  return props.column === 'payment_method' ? <PaymentCell {...props} /> : <TypedCell {...props} />;
});

/** A typed value takes effect when the field is left or Enter is pressed; until then it is only kept. */
function TypedCell(props: CellProps) {
  const { row, column, disabled, wanted, onTaken } = props;
  const t = useText();
  const { typed, commit, take } = useTyping(props);
  useHidden(commit);
  const input = useFocus<HTMLInputElement>(wanted, onTaken);
  const nameOf = useColumnName();
  const value = cellOf(row.values, column);
  const problem = row.errors.find(({ field }) => field === column);
  const { shown, unreadable, ...attributes } = inputOf(column, value, problem);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      commit();
      props.onDone(row.number, column);
    }
    if (event.key === 'Escape' && typed !== null) take(null);
  };
  return (
    <TextField
      ref={input}
      label={<span className={table.cellLabel}>{nameOf(column)}</span>}
      value={typed ?? shown}
      readOnly={disabled}
      error={problem && t(problem.key, problem.values)}
      hint={unreadable && t('bulk-order-upload.cell.unreadable', { value })}
      autoComplete="off"
      onChange={({ target }) => take(target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
      {...attributes}
    />
  );
}

function useTyping({ row, column }: CellProps) {
  const [type, send] = useUnit([bulkRowTyped, bulkSent]);
  const [typed, setTyped] = useState<string | null>(null);
  const { number, values } = row;
  const value = cellOf(values, column);
  const take = (text: string | null) => {
    setTyped(text);
    send({ type: 'cellTyped', number, values: withCell(values, column, text ?? value) });
  };
  const commit = () => {
    setTyped(null);
    if (typed === null || typed === value) return;
    const text = typed.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ');
    type({ number, values: withCell(values, column, text) });
  };
  return { typed, take, commit };
}
