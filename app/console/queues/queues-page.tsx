import { useState } from 'react';
import type { ResultOf } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { Badge, Button, type Column, Section, Select } from '#ui';
import { Code } from '../parts/code.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { useFilters } from '../parts/filters.tsx';
import { Moment } from '../parts/moment.tsx';
import { Pager } from '../parts/pager.tsx';
import * as css from '../parts/parts.css.ts';
import { Records } from '../parts/records.tsx';
import { Refresh } from '../parts/refresh.tsx';
import { RowButton } from '../parts/row-button.tsx';
import { readings } from '../readings-model.ts';
import { t, textIf } from '../text.ts';
import { useAct } from '../use-act.ts';
import { useReading } from '../use-reading.ts';

type Errand = ResultOf<typeof operatorCalls.listErrands>['errands'][number];

/** What errands there are; a kind that a newer server knows is seen all the same. */
const kinds = ['mail', 'webhook', 'dispatch', 'payment', 'refund', 'refund-by-hand'] as const;

const columns: readonly Column<Errand>[] = [
  { id: 'kind', header: t('queue.kind'), cell: ({ kind }) => kindText(kind) },
  {
    id: 'reason',
    header: t('queue.reason'),
    cell: ({ reason }) => reason ?? t('queue.reason.none'),
  },
  {
    id: 'since',
    header: t('queue.since'),
    cell: ({ since }) => <Moment at={since} />,
    whole: true,
  },
  {
    id: 'id',
    header: t('queue.id'),
    cell: ({ errand_id }) => <Code>{errand_id}</Code>,
  },
];

/** Mails, webhooks and whatever else was promised and given up, and trying it again. */
export function QueuesPage() {
  const { read, set, page, setPage, part } = useFilters();
  const kind = read('kind');
  const { answer, busy, problem, again } = useReading(readings.errands, {
    query: { ...(kind && { kind }), ...part },
  });
  const one = useAct(operatorCalls.retryErrand, {
    told: () => t('queue.retried', { count: 1 }),
    onDone: again,
    loud: true,
  });
  const retry = ({ errand_id, is_forgotten }: Errand) =>
    is_forgotten ? (
      <Badge>{t('queue.forgotten')}</Badge>
    ) : (
      <RowButton
        act={t('queue.retry')}
        what={errand_id}
        busy={one.busy && 'elsewhere'}
        onClick={() => one.act({ params: { errandId: errand_id } })}
      />
    );
  const rows = answer?.errands ?? null;
  return (
    <Section
      level={1}
      title={t('place.queues')}
      description={t('queues.hint')}
      actions={
        <PageActions {...{ kind, busy, again }} mayRetry={rows !== null && rows.length > 0} />
      }
    >
      <KindFilter kind={kind} onChange={(to) => set({ kind: to })} />
      <div>
        <Records
          caption={t('place.queues')}
          columns={columns}
          actions={retry}
          rows={rows}
          rowKey={({ errand_id }) => errand_id}
          icon="check"
          empty={t('queues.none')}
          {...{ busy, problem }}
          onRetry={again}
        />
        <Pager page={page} total={undefined} here={rows?.length ?? 0} onPage={setPage} />
      </div>
    </Section>
  );
}

type PageActionsProps = { kind: string; busy: boolean; again: () => void; mayRetry: boolean };

function PageActions({ kind, busy, again, mayRetry }: PageActionsProps) {
  return (
    <>
      <Refresh busy={busy} onPress={again} />
      {mayRetry && <RetryAll kind={kind} onDone={again} />}
    </>
  );
}

function KindFilter({ kind, onChange }: { kind: string; onChange: (kind: string) => void }) {
  return (
    <div className={css.filters}>
      <div className={css.filter}>
        <Select
          label={t('queue.kind')}
          value={kind}
          placeholder={t('filter.all')}
          options={kinds.map((value) => ({ value, label: kindText(value) }))}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  );
}

function RetryAll({ kind, onDone }: { kind: string; onDone: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const { act, busy, problem } = useAct(operatorCalls.retryErrands, {
    told: ({ tried_again: count }) => t('queue.retried', { count }),
    onDone: () => {
      setAsked(false);
      onDone();
    },
  });
  const what = kind === '' ? t('queues.all') : kindText(kind);
  return (
    <>
      <Button icon="refresh" onClick={() => setAsked(true)}>
        {t('queues.retry')}
      </Button>
      <Confirm
        harmless
        title={isAsked ? t('queues.retry.title', { what }) : null}
        consequence={t('queues.retry.consequence')}
        confirm={t('queues.retry')}
        {...{ busy, problem }}
        onClose={() => setAsked(false)}
        onConfirm={() => act({ body: kind === '' ? {} : { kind } })}
      />
    </>
  );
}

function kindText(kind: string): string {
  return textIf(`queue.kind.${kind}`) ?? kind;
}
