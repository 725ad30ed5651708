import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { type BulkSnapshot, bulkSent, spreadsheetLimits } from '#core';
import { useFormat, useText } from '#i18n';
import type { SpreadsheetFault } from '#schemas';
import { Button, Notice } from '#ui';
import { faultId } from './element-ids.ts';

type FileNewsProps = {
  /** Why the last file was refused. */
  fault: SpreadsheetFault | null;
  kept: BulkSnapshot['context']['kept'];
};

/** What is said where a file is chosen: why the last one was refused, and that one is kept. */
export function FileNews({ fault, kept }: FileNewsProps) {
  return (
    <>
      {fault && <Fault fault={fault} />}
      {kept && <Kept name={kept.file.name} />}
    </>
  );
}

/** A way back to the present file. */
function Kept({ name }: { name: string }) {
  const t = useText();
  const send = useUnit(bulkSent);
  const resume = (
    <Button onClick={() => send({ type: 'keptWanted' })}>
      {t('bulk-order-upload.kept.continue')}
    </Button>
  );
  return <Notice action={resume}>{t('bulk-order-upload.kept', { name })}</Notice>;
}

function Fault({ fault }: { fault: SpreadsheetFault }) {
  const t = useText();
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const { columns } = spreadsheetLimits;
  const rows = format.number(spreadsheetLimits.rows);
  return (
    <div ref={ref} tabIndex={-1} id={faultId}>
      <Notice tone="critical">{t(`bulk-order-upload.fault.${fault}`, { rows, columns })}</Notice>
    </div>
  );
}
