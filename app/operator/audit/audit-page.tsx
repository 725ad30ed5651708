import type { ResultOf } from '#schemas';
import type { operatorCalls } from '#schemas/operator';
import { Button, type Column, Row, Section, TextField } from '#ui';
import { Changes } from '../parts/changes.tsx';
import { SearchBar, useFilters } from '../parts/filters.tsx';
import { Moment } from '../parts/moment.tsx';
import { pageRows } from '../parts/pager.tsx';
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
    cell: ({ before, after }) => <Changes {...{ before, after }} />,
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
  const [target, by, from, until, before] = ['target', 'by', 'from', 'until', 'before'].map(read);
  const query = {
    ...{ ...(target && { target }), ...(by && { by }) },
    ...(from && { from: startOf(from) }),
    ...(until && { until: startOf(until) + 86_400 }),
    ...(before && { before }),
    limit: pageRows,
  };
  const { answer, busy, problem, again } = useReading(readings.audit, { query });
  const entries = answer?.entries ?? null;
  const last = entries?.at(-1)?.entry_id ?? '';
  const day = (name: 'from' | 'until', value = '') => (
    <div className={css.filter}>
      <TextField
        type="date"
        label={t(`audit.${name}`)}
        value={value}
        onChange={({ target: field }) => set({ [name]: field.value, before: '' })}
      />
    </div>
  );
  return (
    <Section level={1} title={t('place.audit')} description={t('audit.hint')}>
      <SearchBar
        label={t('audit.search')}
        hint={t('audit.search.hint')}
        value={target ?? ''}
        onSearch={(text) => set({ target: text, before: '' })}
      >
        {day('from', from)}
        {day('until', until)}
      </SearchBar>
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
        {before && <Button onClick={() => set({ before: '' })}>{t('audit.newest')}</Button>}
        {entries?.length === pageRows && (
          <Button onClick={() => set({ before: last })}>{t('audit.earlier')}</Button>
        )}
      </Row>
    </Section>
  );
}

/** The beginning of a day in the zone of the browser. */
function startOf(date: string): number {
  return Date.parse(`${date}T00:00`) / 1000;
}
