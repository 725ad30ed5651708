import type { DetailRow } from '#core';
import type { Translate } from '#i18n';

type Row = readonly [key: string, value: string];

/** What features say of an order, as a text's key and a value. */
export function featureRows(rows: readonly DetailRow[], t: Translate): readonly Row[] {
  return rows.map(({ labelKey, value, valueKey }) => {
    return [labelKey, value || (valueKey === undefined ? '' : t(valueKey))];
  });
}
