import { useUnit } from 'effector-react';
import { bulkRowTyped } from '#core';
import { isRowProblem } from '#core/rules';
import { useText } from '#i18n';
import type { CheckedSheetRow } from '#schemas';
import { Button } from '#ui';

/** Swaps latitude and longitude where only that makes a valid place. */
export function SwapButton({ row: { number, values, errors } }: { row: CheckedSheetRow }) {
  const t = useText();
  const type = useUnit(bulkRowTyped);
  if (!errors.some((error) => isRowProblem(error, 'coordinates-swapped'))) return null;
  const { latitude, longitude } = values;
  const swapped = { ...values, latitude: longitude, longitude: latitude };
  return (
    <Button variant="quiet" onClick={() => type({ number, values: swapped })}>
      {t('bulk-order-upload.rows.swap', { number })}
    </Button>
  );
}
