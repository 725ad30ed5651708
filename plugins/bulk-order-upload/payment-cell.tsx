import { useUnit } from 'effector-react';
import { bulkRowTyped } from '#core';
import { bulkPaymentsOf, cellOf, readBulkPayment, withCell } from '#core/rules';
import { useConfig, useText } from '#i18n';
import { Select } from '#ui';
import { type CellProps, useFocus } from './cell-field.ts';
import * as table from './table.css.ts';
import { useColumnName } from './use-columns.ts';

/** A choice of the market's ways of paying; an unknown word of the file stays until one is chosen. */
export function PaymentCell({ row, column, disabled, wanted, onTaken, onDone }: CellProps) {
  const t = useText();
  const { market } = useConfig();
  const type = useUnit(bulkRowTyped);
  const select = useFocus<HTMLSelectElement>(wanted, onTaken);
  const { number, values } = row;
  const nameOf = useColumnName();
  const typed = cellOf(values, column);
  const chosen = readBulkPayment(typed, market) ?? '';
  const problem = row.errors.find(({ field }) => field === column);
  const none = typed.trim() === '' ? t('bulk-order-upload.cell.choose') : typed;
  return (
    <Select
      ref={select}
      label={<span className={table.cellLabel}>{nameOf(column)}</span>}
      value={chosen}
      disabled={disabled}
      error={problem && t(problem.key, problem.values)}
      options={[
        ...(chosen === '' ? [{ value: '', label: none }] : []),
        ...bulkPaymentsOf(market).map((method) => ({
          value: method,
          label: t(`bulk-order-upload.payment.${method}`),
        })),
      ]}
      onChange={({ target }) => {
        type({ number, values: withCell(values, column, target.value) });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Space and the arrows open the list; Enter goes on to the next cell.
        event.preventDefault();
        onDone(number, column);
      }}
    />
  );
}
