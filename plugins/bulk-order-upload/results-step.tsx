import { useUnit } from 'effector-react';
import { type BulkSnapshot, bulkSent } from '#core';
import { useFormat, useText } from '#i18n';
import { ActionBar, Button, Notice, Stack } from '#ui';
import * as css from './bulk.css.ts';
import { FailedRowsButton } from './failed-rows.tsx';
import { JobRowLead } from './job-row-lead.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { Progress } from './progress.tsx';
import { RowsTable } from './rows-table.tsx';
import { StepTitle } from './step-title.tsx';
import * as table from './table.css.ts';

/** What the server made of the rows: repaired, confirmed and removed here until they are placed. */
export function ResultsStep({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(bulkSent);
  const { job, jobRows } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const ready = jobRows.filter(({ state }) => state === 'ready').length;
  const unconfirmed = jobRows.filter(({ state }) => state === 'unconfirmed');
  const errors = jobRows.filter(({ state }) => state === 'invalid').length;
  return (
    <Stack>
      <StepTitle>{t('bulk-order-upload.results.title')}</StepTitle>
      <p className={css.muted} role="status">
        {busy && `${t('bulk-order-upload.preprocessing')} `}
        {t('bulk-order-upload.results.body', { ready, unconfirmed: unconfirmed.length, errors })}
      </p>
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
        isCounted
        lead={(row) => <JobRowLead row={row} />}
        fee={({ delivery_fee: fee }) => (fee === null ? '–' : format.money(fee))}
      />
      <ActionBar>
        {ready > 0 && (
          <p className={table.total}>
            {t('bulk-order-upload.total')}{' '}
            <strong className={table.sum}>
              {format.money(job?.metadata.ready_delivery_fees ?? 0)}
            </strong>
          </p>
        )}
        <div className={css.lesser}>
          <Button onClick={() => send({ type: 'fileWanted' })}>
            {t('bulk-order-upload.other-file')}
          </Button>
          {errors + unconfirmed.length > 0 && <FailedRowsButton snapshot={snapshot} />}
          {unconfirmed.length > 0 && (
            <Button
              icon="check"
              onClick={() =>
                send({ type: 'rowsConfirmed', numbers: unconfirmed.map(({ number }) => number) })
              }
            >
              {t('bulk-order-upload.rows.confirm-all', { count: unconfirmed.length })}
            </Button>
          )}
        </div>
        <Button
          variant="primary"
          busy={busy}
          disabled={ready === 0}
          onClick={() => send({ type: 'placeAsked' })}
        >
          {t('bulk-order-upload.place', { count: ready })}
        </Button>
      </ActionBar>
      <PlaceDialog snapshot={snapshot} />
    </Stack>
  );
}

function SameFile({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const format = useFormat();
  const same = snapshot.context.job?.same_file_as;
  if (!same) return null;
  const values = { count: same.orders_placed, date: format.dateTime(same.created_at) };
  return <Notice tone="warning">{t('bulk-order-upload.same-file', values)}</Notice>;
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
