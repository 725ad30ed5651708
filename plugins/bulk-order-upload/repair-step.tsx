import { useUnit } from 'effector-react';
import { memo, useMemo } from 'react';
import { $now, type BulkSnapshot, bulkSent, phoneAtHome } from '#core';
import { bulkErrorColumn } from '#core/rules';
import { useFormat, useText } from '#i18n';
import { ActionBar, Button, IconButton, Notice, Row, Stack } from '#ui';
import * as css from './bulk.css.ts';
import { Progress } from './progress.tsx';
import { RowLead } from './row-lead.tsx';
import { isWrong } from './rows.ts';
import { RowsTable } from './rows-table.tsx';
import { StepTitle } from './step-title.tsx';
import { SwapButton } from './swap-button.tsx';
import * as table from './table.css.ts';

/** The rows of the file with their errors, before anything is uploaded. */
export function RepairStep({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const { rows, sheet, resumed, job } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return (
    <Stack>
      <StepTitle file={sheet?.name}>{t('bulk-order-upload.rows.title')}</StepTitle>
      {resumed && (
        <div role="status">
          <Notice>{t('bulk-order-upload.kept', { name: sheet?.name ?? '' })}</Notice>
        </div>
      )}
      <Unused snapshot={snapshot} />
      <Prefixless snapshot={snapshot} />
      <Rows name={sheet?.name ?? ''} rows={rows} disabled={busy} />
      {busy && (
        <Progress label="bulk-order-upload.uploading" of={rows.length} done={job?.total_rows} />
      )}
      <Actions snapshot={snapshot} />
    </Stack>
  );
}

type RowsProps = Pick<BulkSnapshot['context'], 'rows'> & { name: string; disabled: boolean };

/** How far an upload is concerns no row, and drawing them takes long. */
const Rows = memo(function Rows(props: RowsProps) {
  const t = useText();
  const { rows } = props;
  const isSomeWrong = useMemo(() => rows.some(isWrong), [rows]);
  return (
    <>
      <RowsTable
        {...props}
        lead={(row) => (
          <RowLead {...row} actions={<RemoveButton number={row.number} />}>
            <SwapButton row={row} />
          </RowLead>
        )}
      />
      {isSomeWrong && <p className={css.muted}>{t('bulk-order-upload.upload.errors')}</p>}
    </>
  );
});

function Actions({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(bulkSent);
  const { rows } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return (
    <ActionBar className={css.actions}>
      <div className={table.lesser}>
        <Button disabled={busy} onClick={() => send({ type: 'fileWanted' })}>
          {t('bulk-order-upload.other-file')}
        </Button>
        <Button disabled={busy} onClick={() => send({ type: 'columnsReopened' })}>
          {t('bulk-order-upload.columns.change')}
        </Button>
      </div>
      <Button
        variant="primary"
        busy={busy}
        disabled={rows.length === 0}
        onClick={() => send({ type: 'uploaded' })}
      >
        {busy
          ? t('bulk-order-upload.uploading')
          : t('bulk-order-upload.upload', { rows: format.number(rows.length) })}
      </Button>
    </ActionBar>
  );
}

/** Names the file's unused columns, in case one should be used. */
function Unused({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const format = useFormat();
  const { sheet, columns } = snapshot.context;
  const unused = (sheet?.header ?? []).filter(
    (header, at) =>
      header !== '' && header.toLowerCase() !== bulkErrorColumn && (columns[at] ?? null) === null,
  );
  if (unused.length === 0) return null;
  return (
    <Notice>
      {t('bulk-order-upload.columns.unused', { columns: format.list(unused.slice(0, 10)) })}
    </Notice>
  );
}

/** One button to read all phone numbers without a prefix as the market's own, which most files have. */
function Prefixless({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const format = useFormat();
  const [send, now] = useUnit([bulkSent, $now]);
  const { rows, rules } = snapshot.context;
  const numbers = useMemo(
    () => rows.filter((row) => phoneAtHome(row, rules) !== null).length,
    [rows, rules],
  );
  if (numbers === 0) return null;
  const values = { prefix: rules.market.phonePrefix, numbers: format.number(numbers) };
  return (
    <Row>
      <Button disabled={snapshot.hasTag('busy')} onClick={() => send({ type: 'phonesRead', now })}>
        {t('bulk-order-upload.rows.read-phones', values)}
      </Button>
    </Row>
  );
}

function RemoveButton({ number }: { number: number }) {
  const t = useText();
  const send = useUnit(bulkSent);
  return (
    <IconButton
      icon="close"
      label={t('bulk-order-upload.rows.remove', { number })}
      onClick={() => send({ type: 'rowRemoved', number, removed: true })}
    />
  );
}
