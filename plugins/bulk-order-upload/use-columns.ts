import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $addedColumns } from '#core';
import { useText } from '#i18n';
import { bulkColumns } from '#schemas';

/** The columns that a file may have here, those of features among them. */
export function useFileColumns(): readonly string[] {
  const added = useUnit($addedColumns);
  return useMemo(() => [...bulkColumns, ...added.map(({ name }) => name)], [added]);
}

/** What a column is called. */
export function useColumnName(): (column: string) => string {
  const t = useText();
  const added = useUnit($addedColumns);
  return (column) => {
    const ofFeature = added.find(({ name }) => name === column);
    return ofFeature ? t(ofFeature.labelKey) : t(`bulk-order-upload.column.${column}`);
  };
}
