import { useUnit } from 'effector-react';
import { $failedRowsComing, type BulkSnapshot, failedRowsAsked } from '#core';
import { useLanguage, useText } from '#i18n';
import { Button } from '#ui';

/** The rows that did not become orders, as a file to correct and upload again. */
export function FailedRowsButton({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const { code: language } = useLanguage();
  const [coming, ask] = useUnit([$failedRowsComing, failedRowsAsked]);
  const { vendorId, jobId } = snapshot.context;
  if (jobId === null) return null;
  return (
    <Button
      icon="download"
      busy={coming}
      title={t('bulk-order-upload.failed-rows.hint')}
      onClick={() => ask({ vendorId, jobId, language })}
    >
      {t('bulk-order-upload.failed-rows')}
    </Button>
  );
}
