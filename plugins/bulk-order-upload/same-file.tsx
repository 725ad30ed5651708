import type { BulkSnapshot } from '#core';
import { useFormat, useText } from '#i18n';
import { Notice } from '#ui';

/** Warns that the same file was placed before: when, and how many orders. */
export function SameFile({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const format = useFormat();
  const same = snapshot.context.job?.same_file_as;
  if (!same) return null;
  const values = { count: same.orders_placed, date: format.dateTime(same.created_at) };
  return <Notice tone="warning">{t('bulk-order-upload.same-file', values)}</Notice>;
}
