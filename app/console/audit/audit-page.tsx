import type { ResultOf } from '#schemas';
import type { operatorCalls } from '#schemas/operator';
import { type Column, Row, Section } from '#ui';
import { Changes } from '../parts/changes.tsx';
import { DayField } from '../parts/day-field.tsx';
import { SearchBar, useFilters } from '../parts/filters.tsx';
import { Moment } from '../parts/moment.tsx';
import { pageRows } from '../parts/pager.tsx';
import { PartButton } from '../parts/part-button.tsx';
import * as css from '../parts/parts.css.ts';
import { Records } from '../parts/records.tsx';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useReading } from '../use-reading.ts';

type Entry = ResultOf<typeof operatorCalls.listAudit>['entries'][number];

const columns: readonly Column<Entry>[] = [
  { id: 'action', header: t('audit.action'), cell: ({ action }) => action, whole: true },
  { id: 'target', header: t('audit.target'), cell: ({ target }) => target },
  {
    id: 'change',
    header: t('audit.change'),
    cell: ({ before, after }) => (before ?? after) && <Changes {...{ before, after }} />,
  },
  {
    id: 'by',
    header: t('audit.by'),
    cell: ({ by, via }) => (
      <span className={css.lines}>
        <span>{by}</span>
        {via === 'command' && <span className={css.muted}>{t('audit.command')}</span>}
      </span>
    ),
  },
  { id: 'at', header: t('audit.at'), cell: ({ at }) => <Moment at={at} />, whole: true },
];

/** What operators did, the newest first. */
export function AuditPage() {
  const { read, set } = useFilters();
  const before = read('before');
  const query = { ...askedOf(read), ...(before && { before }), limit: pageRows };
  const { answer, busy, problem, again } = useReading(readings.audit, { query });
  const entries = answer?.entries ?? null;
  const last = entries?.at(-1)?.entry_id ?? '';
  return (
    <Section level={1} title={t('place.audit')} description={t('audit.hint')}>
      <Filters {...{ read, set }} />
      <Records
        caption={t('place.audit')}
        columns={columns}
        rows={entries}
        rowKey={({ entry_id }) => entry_id}
        icon="history"
        empty={t('audit.none')}
        {...{ busy, problem }}
        onRetry={again}
      />
      <Row justify="end">
        {before && <PartButton onTurn={() => set({ before: '' })}>{t('audit.newest')}</PartButton>}
        {entries?.length === pageRows && (
          <PartButton onTurn={() => set({ before: last })}>{t('audit.earlier')}</PartButton>
        )}
      </Row>
    </Section>
  );
}

type Address = Pick<ReturnType<typeof useFilters>, 'read' | 'set'>;

function Filters({ read, set }: Address) {
  return (
    <SearchBar
      label={t('audit.search')}
      hint={t('audit.search.hint')}
      value={read('target')}
      onSearch={(target) => set({ target, before: '' })}
    >
      {(['from', 'until'] as const).map((name) => (
        <div key={name} className={css.filter}>
          <DayField
            label={t(`audit.${name}`)}
            value={read(name)}
            onChange={(day) => set({ [name]: day, before: '' })}
          />
        </div>
      ))}
    </SearchBar>
  );
}

/** Both days count whole. */
function askedOf(read: Address['read']) {
  const [target, from, until] = [read('target'), read('from'), read('until')];
  return {
    ...(target && { target }),
    ...(from && { from: startOf(from) }),
    ...(until && { until: startOf(until) + 86_400 }),
  };
}

/** The beginning of a day in the zone of the browser. */
function startOf(date: string): number {
  return Date.parse(`${date}T00:00`) / 1000;
}
