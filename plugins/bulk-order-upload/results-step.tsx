import { useUnit } from 'effector-react';
import { useState } from 'react';
import { type BulkSnapshot, bulkSent, placeFailure } from '#core';
import { reasonText, useFormat, useText } from '#i18n';
import type { BulkJobRow, Problem } from '#schemas';
import { ActionBar, Button, Notice, Stack } from '#ui';
import * as css from './bulk.css.ts';
import { FailedRowsButton } from './failed-rows.tsx';
import { FoundPlace } from './found-place.tsx';
import { JobRowLead } from './job-row-lead.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { Progress } from './progress.tsx';
import { asksPlaceOnly, rowCounts } from './rows.ts';
import { RowsTable } from './rows-table.tsx';
import { SameFile } from './same-file.tsx';
import { StepTitle } from './step-title.tsx';
import * as table from './table.css.ts';

/** The rows as the server checked them, to repair, confirm or remove before they are placed. */
export function ResultsStep({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const format = useFormat();
  const { job, jobRows } = snapshot.context;
  const [mapped, map] = useState<BulkJobRow | null>(null);
  return (
    <Stack>
      <StepTitle file={job?.file_name}>{t('bulk-order-upload.results.title')}</StepTitle>
      {job?.phase === 'preprocessing' && (
        <Progress
          label="bulk-order-upload.preprocessing"
          of={job.total_rows}
          done={job.total_rows - job.metadata.waiting_row_count}
        />
      )}
      <SameFile snapshot={snapshot} />
      {snapshot.hasTag('unsaved') && <Unsaved />}
      <RowsTable
        name={job?.file_name ?? ''}
        rows={jobRows}
        isLookedAt={job?.phase !== 'preprocessing'}
        counts={useCounts(snapshot)}
        lead={(row) => <JobRowLead row={row} onMap={map} />}
        fee={({ delivery_fee: fee }) => (fee === null ? null : format.money(fee))}
      />
      <Actions snapshot={snapshot} />
      <PlaceDialog snapshot={snapshot} />
      {mapped && <FoundPlace opened={mapped} rows={jobRows} onClose={() => map(null)} />}
    </Stack>
  );
}

/** How many rows can be placed and how many cannot yet, or that they are being checked. */
function useCounts(snapshot: BulkSnapshot): string {
  const t = useText();
  const format = useFormat();
  const { ready, unconfirmed, wrong } = rowCounts(snapshot.context.jobRows);
  const counts = t('bulk-order-upload.results.body', {
    ready: format.number(ready),
    unconfirmed: format.number(unconfirmed),
    errors: format.number(wrong),
  });
  return snapshot.hasTag('busy') ? `${t('bulk-order-upload.preprocessing')} ${counts}` : counts;
}

/** The actions, and the cost of the ready rows. */
function Actions({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(bulkSent);
  const { ready, unconfirmed, wrong } = rowCounts(snapshot.context.jobRows);
  return (
    <ActionBar className={css.actions}>
      {snapshot.hasTag('unplaced') && <Unplaced problem={snapshot.context.problem} />}
      {ready > 0 && <Total snapshot={snapshot} />}
      <div className={table.lesser}>
        <Button onClick={() => send({ type: 'fileWanted' })}>
          {t('bulk-order-upload.other-file')}
        </Button>
        {wrong + unconfirmed > 0 && <FailedRowsButton snapshot={snapshot} />}
        <ConfirmAll snapshot={snapshot} />
      </div>
      <Button
        variant="primary"
        busy={snapshot.hasTag('busy')}
        disabled={ready === 0}
        onClick={() => send({ type: 'placeAsked' })}
      >
        {t('bulk-order-upload.place', { count: ready, riders: format.number(ready) })}
      </Button>
    </ActionBar>
  );
}

function Total({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const format = useFormat();
  const fees = snapshot.context.job?.metadata.ready_delivery_fees ?? 0;
  return (
    <p className={table.total}>
      {t('bulk-order-upload.total')} <strong className={table.sum}>{format.money(fees)}</strong>
    </p>
  );
}

/** Confirms the found places at once; whatever else a row asks is answered at the row. */
function ConfirmAll({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const send = useUnit(bulkSent);
  const numbers = snapshot.context.jobRows.filter(asksPlaceOnly).map(({ number }) => number);
  if (numbers.length === 0) return null;
  return (
    <Button icon="check" onClick={() => send({ type: 'rowsConfirmed', numbers })}>
      {t('bulk-order-upload.rows.confirm-all', { count: numbers.length })}
    </Button>
  );
}

function Unsaved() {
  const t = useText();
  const send = useUnit(bulkSent);
  const retry = <Button onClick={() => send({ type: 'triedAgain' })}>{t('action.retry')}</Button>;
  return (
    <div role="alert">
      <Notice tone="critical" action={retry}>
        {t('bulk-order-upload.unsaved')}
      </Notice>
    </div>
  );
}

/** Why nothing was placed stands at the button until it is pressed again. */
function Unplaced({ problem }: { problem: Problem | null }) {
  const t = useText();
  if (problem === null) return null;
  const { key, values, reason } = placeFailure(problem);
  const message = reasonText(t, { message: String(values.message), ...reason });
  return (
    <Notice tone="critical" className={css.refusal}>
      {t(key, { message })}
    </Notice>
  );
}
