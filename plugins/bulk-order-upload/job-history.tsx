import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Link as Route } from 'wouter';
import { $bulkJobs, $bulkJobsFailed, type BulkStep, bulkJobsAsked } from '#core';
import { useFormat, useText } from '#i18n';
import type { BulkJob, Id } from '#schemas';
import { type Column, Link, NotLoaded, Skeleton, Stack, Table } from '#ui';
import * as css from './bulk.css.ts';
import { JobStatus } from './job-facts.tsx';
import { bulkPath } from './paths.ts';

/** The jobs of an outlet whose orders were placed; looked up again with each step of the present one. */
export function JobHistory({ vendorId, step }: { vendorId: Id; step: BulkStep | null }) {
  const t = useText();
  const [{ jobs }, failed, ask] = useUnit([$bulkJobs, $bulkJobsFailed, bulkJobsAsked]);
  const shown = step !== null;
  useEffect(() => {
    if (shown && step !== 'reading') ask(vendorId);
  }, [vendorId, shown, step, ask]);
  return (
    <Stack gap={3}>
      <h2 className={css.historyTitle}>{t('bulk-order-upload.history.title')}</h2>
      {jobs !== null ? (
        <Jobs {...{ jobs, vendorId }} />
      ) : failed ? (
        <NotLoaded retryLabel={t('action.retry')} onRetry={() => ask(vendorId)}>
          {t('bulk-order-upload.job-history-error')}
        </NotLoaded>
      ) : (
        <Skeleton label={t('app.loading')} lines={3} />
      )}
    </Stack>
  );
}

function Jobs({ jobs, vendorId }: { jobs: readonly BulkJob[]; vendorId: Id }) {
  const t = useText();
  const columns = useColumns(vendorId);
  if (jobs.length === 0) {
    return <p className={css.muted}>{t('bulk-order-upload.history.empty')}</p>;
  }
  return (
    <Table
      caption={t('bulk-order-upload.history.title')}
      columns={columns}
      rows={jobs}
      rowKey={({ bulk_job_id }) => bulk_job_id}
      dense
    />
  );
}

function useColumns(vendorId: Id): readonly Column<BulkJob>[] {
  const t = useText();
  const format = useFormat();
  const column = (id: string, cell: Column<BulkJob>['cell'], end = false): Column<BulkJob> => ({
    id,
    header: t(`bulk-order-upload.job.${id}`),
    cell,
    whole: true,
    ...(end && { align: 'end' }),
  });
  return [
    column('file', ({ file_name, bulk_job_id }) => (
      <Route href={bulkPath(vendorId, bulk_job_id)} asChild>
        <Link>
          <bdi>{file_name}</bdi>
        </Link>
      </Route>
    )),
    // In sight on a phone, where the rest is scrolled to.
    column('status', ({ status }) => <JobStatus status={status} />),
    column('created', ({ created_at }) => format.dateTime(created_at)),
    column('created-by', ({ created_by }) => <bdi>{created_by}</bdi>),
    column('rows', ({ total_rows }) => format.number(total_rows), true),
    column('placed', ({ orders_placed }) => format.number(orders_placed), true),
    column('errors', ({ errors }) => format.number(errors), true),
  ];
}
