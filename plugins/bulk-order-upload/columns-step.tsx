import { useUnit } from 'effector-react';
import { type BulkSnapshot, bulkSent } from '#core';
import { missingBulkColumns } from '#core/rules';
import { useText } from '#i18n';
import { type BulkColumn, bulkColumns } from '#schemas';
import { ActionBar, Button, Card, ColumnFields, Notice, Select, Stack } from '#ui';
import * as css from './bulk.css.ts';
import { StepTitle } from './step-title.tsx';

/** Says which column of the file fills which of ours; remembered for the outlet. */
export function ColumnsStep({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const send = useUnit(bulkSent);
  const { sheet, columns } = snapshot.context;
  const missing = missingBulkColumns(columns);
  const name = sheet?.name ?? '';
  return (
    <Stack>
      <StepTitle>{t('bulk-order-upload.columns.title')}</StepTitle>
      <p className={css.muted}>{t('bulk-order-upload.columns.body', { name })}</p>
      {missing.length > 0 && (
        <div role="status">
          <Notice tone="warning">
            {t('bulk-order-upload.columns.missing', { columns: named(t, missing) })}
          </Notice>
        </div>
      )}
      <Layout snapshot={snapshot} />
      <Card>
        <ColumnFields
          columns={(sheet?.header ?? []).map((header, at) => ({
            label: header || t('bulk-order-upload.columns.nameless', { number: at + 1 }),
            samples: sheet?.samples[at] ?? [],
            fills: columns[at] ?? '',
          }))}
          options={[
            { value: '', label: t('bulk-order-upload.columns.ignored') },
            ...bulkColumns.map((column) => ({
              value: column,
              label: t(`bulk-order-upload.column.${column}`),
            })),
          ]}
          onChoose={(at, fills) => {
            const column = bulkColumns.find((each) => each === fills) ?? null;
            send({ type: 'columnChosen', at, column });
          }}
        />
      </Card>
      <ActionBar>
        <Button onClick={() => send({ type: 'fileWanted' })}>
          {t('bulk-order-upload.other-file')}
        </Button>
        <Button
          variant="primary"
          disabled={missing.length > 0}
          onClick={() => send({ type: 'columnsSettled' })}
        >
          {t('bulk-order-upload.columns.continue')}
        </Button>
      </ActionBar>
    </Stack>
  );
}

/** Which sheet and which of its lines the names of the columns stand on, for a file in which we found others. */
function Layout({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const send = useUnit(bulkSent);
  const { sheet: read } = snapshot.context;
  if (read === null) return null;
  const { sheets, sheet, headerLine, top } = read;
  const choose = (layout: { sheet: number | null; headerLine: number | null }) =>
    send({ type: 'layoutChosen', layout });
  const kept = snapshot.context.layout.sheet;
  return (
    <Card>
      <div className={css.columns}>
        {sheets.length > 1 && (
          <Select
            label={t('bulk-order-upload.layout.sheet')}
            value={String(sheet)}
            options={sheets.map((label, at) => ({ value: String(at), label }))}
            onChange={({ target }) => choose({ sheet: Number(target.value), headerLine: null })}
          />
        )}
        <Select
          label={t('bulk-order-upload.layout.header')}
          value={String(headerLine)}
          options={[
            { value: '0', label: t('bulk-order-upload.layout.none') },
            ...top.map(({ number, cells }) => ({
              value: String(number),
              label: t('bulk-order-upload.layout.row', { number, cells: shortened(cells) }),
            })),
          ]}
          onChange={({ target }) => choose({ sheet: kept, headerLine: Number(target.value) })}
        />
      </div>
    </Card>
  );
}

function shortened(cells: readonly string[]): string {
  const text = cells.filter((cell) => cell !== '').join(', ');
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
}

function named(t: ReturnType<typeof useText>, columns: readonly BulkColumn[]): string {
  return columns.map((column) => t(`bulk-order-upload.column.${column}`)).join(', ');
}
