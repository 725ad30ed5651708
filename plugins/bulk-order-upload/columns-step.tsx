import { useUnit } from 'effector-react';
import { type BulkSnapshot, bulkSent } from '#core';
import { missingBulkColumns } from '#core/rules';
import { useFormat, useText } from '#i18n';
import { ActionBar, Button, Card, ColumnFields, Notice, SheetFields, Stack } from '#ui';
import * as css from './bulk.css.ts';
import { StepTitle } from './step-title.tsx';
import { useColumnName, useFileColumns } from './use-columns.ts';

/** Asks which column of the file fills which of ours; remembered for the outlet. */
export function ColumnsStep({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const send = useUnit(bulkSent);
  const all = useFileColumns();
  const nameOf = useColumnName();
  const { sheet, columns } = snapshot.context;
  const missing = missingBulkColumns(columns);
  return (
    <Stack>
      <StepTitle>{t('bulk-order-upload.columns.title')}</StepTitle>
      <p className={css.muted}>
        {t('bulk-order-upload.columns.body', { name: sheet?.name ?? '' })}
      </p>
      <Missing columns={missing} />
      <Layout snapshot={snapshot} />
      <Card>
        <ColumnFields
          file={sheet}
          chosen={columns}
          options={all.map((value) => ({ value, label: nameOf(value) }))}
          texts={{
            nameless: (number) => t('bulk-order-upload.columns.nameless', { number }),
            ignored: t('bulk-order-upload.columns.ignored'),
          }}
          onChoose={(at, column) => send({ type: 'columnChosen', at, column })}
        />
      </Card>
      <Actions isReady={missing.length === 0} />
    </Stack>
  );
}

function Actions({ isReady }: { isReady: boolean }) {
  const t = useText();
  const send = useUnit(bulkSent);
  return (
    <ActionBar className={css.actions}>
      <Button onClick={() => send({ type: 'fileWanted' })}>
        {t('bulk-order-upload.other-file')}
      </Button>
      <Button
        variant="primary"
        disabled={!isReady}
        onClick={() => send({ type: 'columnsSettled' })}
      >
        {t('bulk-order-upload.columns.continue')}
      </Button>
    </ActionBar>
  );
}

/** Our columns that no column of the file fills yet. */
function Missing({ columns }: { columns: readonly string[] }) {
  const t = useText();
  const format = useFormat();
  const nameOf = useColumnName();
  if (columns.length === 0) return null;
  const names = format.list(columns.map(nameOf));
  return (
    <div role="status">
      <Notice tone="warning">{t('bulk-order-upload.columns.missing', { columns: names })}</Notice>
    </div>
  );
}

/** The choice of the sheet and its header line. */
function Layout({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const send = useUnit(bulkSent);
  const { sheet: read, layout } = snapshot.context;
  if (read === null) return null;
  const choose = (chosen: typeof layout) => send({ type: 'layoutChosen', layout: chosen });
  return (
    <Card>
      <SheetFields
        file={read}
        texts={{
          sheet: t('bulk-order-upload.layout.sheet'),
          header: t('bulk-order-upload.layout.header'),
          none: t('bulk-order-upload.layout.none'),
          line: (line) => t('bulk-order-upload.layout.row', line),
        }}
        onSheet={(sheet) => choose({ sheet, headerLine: null })}
        onHeader={(headerLine) => choose({ sheet: layout.sheet, headerLine })}
      />
    </Card>
  );
}
