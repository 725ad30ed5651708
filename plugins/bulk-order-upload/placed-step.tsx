import { useUnit } from 'effector-react';
import { type BulkSnapshot, bulkSent } from '#core';
import { useFormat, useText } from '#i18n';
import { Button, Notice, Row, Stack, VirtualTable } from '#ui';
import * as css from './bulk.css.ts';
import { FailedRowsButton } from './failed-rows.tsx';
import { JobFacts } from './job-facts.tsx';
import { PlacedRow } from './placed-row.tsx';
import { unplacedFirst } from './rows.ts';
import { StepTitle } from './step-title.tsx';

/** The results of a job, row by row. */
export function PlacedStep({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(bulkSent);
  const { job, jobRows, vendorId } = snapshot.context;
  if (job === null) return null;
  const correctable = job.errors > 0 && job.erased_at === null;
  return (
    <Stack>
      <StepTitle file={job.file_name}>{t('bulk-order-upload.placed.title')}</StepTitle>
      <JobFacts job={job} />
      {job.erased_at !== null && (
        <Notice>
          {t('bulk-order-upload.erased', { date: format.dateTimeOfYear(job.erased_at) })}
        </Notice>
      )}
      {correctable && <p className={css.muted}>{t('bulk-order-upload.failed-rows.hint')}</p>}
      <Row gap={2} stackOnPhone wrap>
        {correctable && <FailedRowsButton snapshot={snapshot} />}
        <Button variant="primary" icon="plus" onClick={() => send({ type: 'fileWanted' })}>
          {t('bulk-order-upload.other-file')}
        </Button>
      </Row>
      <VirtualTable
        label={t('bulk-order-upload.rows.list', { name: job.file_name })}
        items={unplacedFirst(jobRows)}
      >
        {(row) => <PlacedRow {...{ row, vendorId }} />}
      </VirtualTable>
    </Stack>
  );
}
