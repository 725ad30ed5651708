import { saveFile } from '#adapters';
import type { ResultOf } from '#schemas';
import type { operatorCalls } from '#schemas/operator';
import { Button, type Column, Disclosure, List, ListRow, Notice, Section, Table } from '#ui';
import { Code } from '../parts/code.tsx';
import { t, textIf } from '../text.ts';

type Result = ResultOf<typeof operatorCalls.importOutlets>;
type Rejected = Result['rejected'][number] & { nth: number };

const columns: readonly Column<Rejected>[] = [
  { id: 'line', header: t('import.line'), cell: ({ line }) => line },
  {
    id: 'field',
    header: t('import.field'),
    cell: ({ field }) => (field === null ? '' : (textIf(`field.${field}`) ?? field)),
  },
  { id: 'reason', header: t('import.reason'), cell: ({ reason }) => reason },
];

/** What became of a file, row by row. */
export function ImportReport({ result: { added, rejected } }: { result: Result }) {
  const lines = new Set(rejected.map(({ line }) => line)).size;
  const save = (
    <Button icon="download" onClick={() => saveReport(rejected)}>
      {t('import.save')}
    </Button>
  );
  return (
    <Section title={t('import.report')}>
      <div role="status">
        <Notice tone={lines === 0 ? 'positive' : 'warning'}>
          {t('import.added', { count: added.length })}
          {lines > 0 && ` ${t('import.rejected', { count: lines })}`}
        </Notice>
      </div>
      {rejected.length > 0 && (
        <Section level={3} title={t('import.rejected.title')} actions={save}>
          <Table
            caption={t('records', { caption: t('import.rejected.title') })}
            columns={columns}
            rows={rejected.map((row, nth) => ({ ...row, nth }))}
            rowKey={({ nth }) => String(nth)}
            dense
          />
        </Section>
      )}
      {added.length > 0 && (
        <Disclosure summary={t('import.added.title', { count: added.length })}>
          <List aria-label={t('merchant.outlets')}>
            {added.map(({ line, outlet_id, name }) => (
              <ListRow
                key={outlet_id}
                title={name}
                detail={t('import.added.line', { line })}
                trailing={<Code>{outlet_id}</Code>}
              />
            ))}
          </List>
        </Disclosure>
      )}
    </Section>
  );
}

/** For who mends the file. */
function saveReport(rejected: Result['rejected']): void {
  const cell = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;
  const rows = rejected.map(({ line, field, reason }) => [line, field ?? '', reason].map(cell));
  const content = [['line', 'field', 'reason'], ...rows].map((row) => row.join(',')).join('\r\n');
  saveFile({ name: 'rejected-rows.csv', content: new Blob([content], { type: 'text/csv' }) });
}
