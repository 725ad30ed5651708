import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $bulkFeatures } from '#core';
import { addedColumns, fileColumns } from '#core/rules';
import { useText } from '#i18n';

/** The columns that a file may have here, with those of features. */
export function useFileColumns(): readonly string[] {
  const features = useUnit($bulkFeatures);
  return useMemo(() => fileColumns(features), [features]);
}

/** What a column is called. */
export function useColumnName(): (column: string) => string {
  const t = useText();
  const features = useUnit($bulkFeatures);
  const added = useMemo(() => addedColumns(features), [features]);
  return (column) => {
    const ofFeature = added.find(({ name }) => name === column);
    return ofFeature ? t(ofFeature.labelKey) : t(`bulk-order-upload.column.${column}`);
  };
}
