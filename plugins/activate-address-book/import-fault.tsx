import { useEffect, useRef } from 'react';
import { useFormat, useText } from '#i18n';
import type { SpreadsheetFault } from '#schemas';
import { Notice } from '#ui';
import { importLimits } from './import-model.ts';

/** Why the file or the chosen sheet cannot be used. */
export function ImportFault({ fault }: { fault: SpreadsheetFault }) {
  const t = useText();
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const { columns } = importLimits;
  const rows = format.number(importLimits.rows);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="critical">{t(`bulk-order-upload.fault.${fault}`, { rows, columns })}</Notice>
    </div>
  );
}
