import { useUnit } from 'effector-react';
import { Link as Route } from 'wouter';
import { type BulkSnapshot, bulkSent, type HeldRow } from '#core';
import { useFormat, useText } from '#i18n';
import { orderPath } from '#routes';
import type { BulkJobRow } from '#schemas';
import { Button, Facts, Link, Notice, Row, Stack, VirtualTable } from '#ui';
import * as css from './bulk.css.ts';
import { FailedRowsButton } from './failed-rows.tsx';
import { JobFacts } from './job-facts.tsx';
import { RowLead } from './row-lead.tsx';
import { StepTitle } from './step-title.tsx';
import * as table from './table.css.ts';
import { useMissing } from './use-missing.ts';

/** What became of a job, row by row. */
export function PlacedStep({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(bulkSent);
  const { job, jobRows, vendorId } = snapshot.context;
  if (job === null) return null;
  const correctable = job.errors > 0 && job.erased_at === null;
  return (
    <Stack>
      <StepTitle>{t('bulk-order-upload.placed.title')}</StepTitle>
      <JobFacts job={job} />
      {job.erased_at !== null && (
        <Notice>
          {t('bulk-order-upload.erased', { date: format.dateTimeOfYear(job.erased_at) })}
        </Notice>
      )}
      {correctable && <p className={css.muted}>{t('bulk-order-upload.failed-rows.hint')}</p>}
      <Row gap={2} wrap>
        {correctable && <FailedRowsButton snapshot={snapshot} />}
        <Button variant="primary" icon="plus" onClick={() => send({ type: 'fileWanted' })}>
          {t('bulk-order-upload.other-file')}
        </Button>
      </Row>
      <VirtualTable
        label={t('bulk-order-upload.rows.list', { name: job.file_name })}
        items={jobRows.filter(({ state }) => state !== 'removed')}
      >
        {(row) => <PlacedRow {...{ row, vendorId }} />}
      </VirtualTable>
    </Stack>
  );
}

function PlacedRow({ row, vendorId }: { row: HeldRow; vendorId: string }) {
  const t = useText();
  const { number, state, errors, questions, order_id: orderId } = row;
  const [who, what] = useRowFacts(row);
  useMissing(row);
  return (
    <div className={css.placedRow}>
      <RowLead {...{ number, state, errors: [] }}>
        {orderId && (
          <Route href={orderPath('order-tracking', vendorId, orderId)} asChild>
            <Link>
              <bdi>{orderId}</bdi>
            </Link>
          </Route>
        )}
        {[...errors, ...questions].map(({ field, key, values }) => (
          <p key={`${field} ${key}`} className={table.problem}>
            {t(key, values)}
          </p>
        ))}
      </RowLead>
      {row.missing !== 'all' && (
        <>
          <Facts facts={who} />
          <Facts facts={what} />
        </>
      )}
    </div>
  );
}

function useRowFacts(row: BulkJobRow) {
  const t = useText();
  const format = useFormat();
  const fact = (id: string, text: string) => ({
    id,
    term: t(`bulk-order-upload.row.${id}`),
    value: <bdi>{text}</bdi>,
  });
  const { preordered_for: at, delivery_fee: fee, delivery_type: type } = row;
  const when = at === null ? '' : ` · ${format.dateTime(at)}`;
  return [
    [
      fact('customer', row.customer_name),
      fact('drop-off', row.drop_off_address),
      fact('collection', row.collection_point),
    ],
    [
      fact('details', row.order_details),
      fact('payment', row.payment_method),
      fact('delivery', t(`bulk-order-upload.delivery.${type}`) + when),
      fact('fee', fee === null ? '–' : format.money(fee)),
    ],
  ] as const;
}
