import { isLeftOutOnly } from '#core/rules';
import { useFormat, useText } from '#i18n';
import type { BulkJob, BulkJobStatus } from '#schemas';
import { Badge, type BadgeTone, Card, Facts } from '#ui';
import * as css from './bulk.css.ts';

/** A job and its results in numbers. */
export function JobFacts({ job }: { job: BulkJob }) {
  const t = useText();
  const format = useFormat();
  const fact = (id: string, value: React.ReactNode) => ({
    id,
    term: t(`bulk-order-upload.job.${id}`),
    value,
  });
  return (
    <Card className={css.jobFacts}>
      <Facts
        facts={[
          fact('status', <JobStatus job={job} />),
          fact('created', format.dateTime(job.created_at)),
          fact('created-by', <bdi>{job.created_by}</bdi>),
        ]}
      />
      <Facts
        facts={[
          fact('rows', format.number(job.total_rows)),
          fact('to-place', format.number(job.orders_to_be_placed)),
          fact('placed', format.number(job.orders_placed)),
          fact('success', format.number(job.metadata.success_row_count)),
          fact('errors', format.number(job.errors)),
        ]}
      />
    </Card>
  );
}

/** How a job ended, how far it is, or that it waits for a person. A row that the person left out is no error of the placing. */
export function JobStatus({ job }: { job: BulkJob }) {
  const t = useText();
  if (job.phase === 'ready') {
    return <Badge tone="warning">{t('bulk-order-upload.history.to-review')}</Badge>;
  }
  if (isLeftOutOnly(job)) {
    return <Badge tone="positive">{t('bulk-order-upload.placed-left-out')}</Badge>;
  }
  const { status } = job;
  return <Badge tone={tones[status]}>{t(`bulk-order-upload.status.${status}`)}</Badge>;
}

const tones = {
  PREPROCESS_SUCCESS: 'positive',
  PREPROCESS_SUCCESS_WITH_ERROR: 'warning',
  PREPROCESS_FAIL: 'critical',
  ORDER_PLACEMENT_SUCCESS: 'positive',
  ORDER_PLACEMENT_SUCCESS_WITH_ERROR: 'warning',
  ORDER_PLACEMENT_FAIL: 'critical',
  UNKNOWN: 'info',
} as const satisfies Record<BulkJobStatus, BadgeTone>;
