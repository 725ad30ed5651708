import { useUnit } from 'effector-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { bulkRowTyped, bulkSent } from '#core';
import { useText } from '#i18n';
import { TextField } from '#ui';
import { type CellProps, useFocus, useHidden } from './cell-field.ts';
import { inputOf } from './cell-input.ts';
import { PaymentCell } from './payment-cell.tsx';
import * as table from './table.css.ts';

/** One value of a row, repaired where it stands, in a field of its own kind. */
export const Cell = memo(function Cell(props: CellProps) {
  return props.column === 'payment_method' ? <PaymentCell {...props} /> : <TypedCell {...props} />;
});

/** What was typed counts when the field is left or Enter is pressed; until then it is only kept from being lost. */
function TypedCell(props: CellProps) {
  const { row, column, disabled, wanted, onTaken } = props;
  const t = useText();
  const { typed, commit, take } = useTyping(props);
  useHidden(commit);
  const input = useFocus<HTMLInputElement>(wanted, onTaken);
  const value = row.values[column];
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
      label={<span className={table.cellLabel}>{t(`bulk-order-upload.column.${column}`)}</span>}
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
  const take = (text: string | null) => {
    setTyped(text);
    send({ type: 'cellTyped', number, values: { ...values, [column]: text ?? values[column] } });
  };
  const commit = () => {
    setTyped(null);
    if (typed === null || typed === values[column]) return;
    type({ number, values: { ...values, [column]: typed.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ') } });
  };
  return { typed, take, commit };
}
