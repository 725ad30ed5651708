import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Link as Route, useLocation } from 'wouter';
import { $bulkJobs, $bulkJobsFailed, type BulkStep, bulkJobsAsked } from '#core';
import { type Format, type Translate, useFormat, useText } from '#i18n';
import type { BulkJob, Id } from '#schemas';
import {
  type Column,
  Link,
  List,
  ListRow,
  NotLoaded,
  OneLine,
  Skeleton,
  Stack,
  Table,
  useMedia,
} from '#ui';
import { notWide } from '#ui/theme';
import * as css from './bulk.css.ts';
import { JobStatus } from './job-facts.tsx';
import { bulkPath } from './paths.ts';

/** The jobs of an outlet that wait for review or were placed; looked up again with each step of the present one. */
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

type JobsProps = { jobs: readonly BulkJob[]; vendorId: Id };

function Jobs(props: JobsProps) {
  const t = useText();
  const isNarrow = useMedia(notWide);
  if (props.jobs.length === 0) {
    return <p className={css.muted}>{t('bulk-order-upload.history.empty')}</p>;
  }
  return isNarrow ? <JobCards {...props} /> : <JobTable {...props} />;
}

function JobTable({ jobs, vendorId }: JobsProps) {
  const t = useText();
  const columns = useColumns(vendorId);
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

/** The same without room for a table: a card a file; its page says the rest. */
function JobCards({ jobs, vendorId }: JobsProps) {
  const t = useText();
  return (
    <List aria-label={t('bulk-order-upload.history.title')}>
      {jobs.map((job) => (
        <JobCard key={job.bulk_job_id} job={job} href={bulkPath(vendorId, job.bulk_job_id)} />
      ))}
    </List>
  );
}

function JobCard({ job, href }: { job: BulkJob; href: string }) {
  const t = useText();
  const format = useFormat();
  const [, navigate] = useLocation();
  return (
    <ListRow
      title={
        <span className={css.jobLine}>
          <OneLine>{job.file_name}</OneLine>
          <span className={css.jobPlaced}>
            {job.phase === 'ready' ? underReview(job, t, format) : placedOf(job, t, format)}
          </span>
        </span>
      }
      detail={
        <span className={css.jobLine}>
          <JobStatus job={job} />
          <span>{format.dateTime(job.created_at)}</span>
        </span>
      }
      href={href}
      onSelect={() => navigate(href)}
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
        <Link className={css.fileLink}>
          <OneLine>{file_name}</OneLine>
        </Link>
      </Route>
    )),
    column('status', (job) => (
      <span className={css.jobLine}>
        <JobStatus job={job} />
        {job.phase === 'ready' && (
          <span className={css.jobPlaced}>{underReview(job, t, format)}</span>
        )}
      </span>
    )),
    column('created', ({ created_at }) => format.dateTime(created_at)),
    column('created-by', ({ created_by }) => <bdi>{created_by}</bdi>),
    column('rows', ({ total_rows }) => format.number(total_rows), true),
    column('placed', ({ orders_placed }) => format.number(orders_placed), true),
    column('errors', ({ errors }) => format.number(errors), true),
  ];
}

/** How many rows of a job that waits for a person are ready, and how many need one. */
function underReview({ metadata, errors }: BulkJob, t: Translate, format: Format): string {
  const ready = format.number(metadata.success_row_count);
  return t('bulk-order-upload.history.review', { ready, errors: format.number(errors) });
}

function placedOf({ orders_placed, total_rows }: BulkJob, t: Translate, format: Format): string {
  const placed = format.number(orders_placed);
  return t('bulk-order-upload.history.placed', { placed, rows: format.number(total_rows) });
}
