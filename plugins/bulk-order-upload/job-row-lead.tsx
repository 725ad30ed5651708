import { useUnit } from 'effector-react';
import { bulkSent } from '#core';
import { useText } from '#i18n';
import type { BulkJobRow } from '#schemas';
import { Button, IconButton, Row } from '#ui';
import { RowLead } from './row-lead.tsx';
import * as table from './table.css.ts';

type JobRowLeadProps = {
  row: BulkJobRow;
  /** Its place is to be seen on a map. */
  onMap: (row: BulkJobRow) => void;
};

/** How a row of a job stands, what it costs, and what is asked about it. */
export function JobRowLead({ row, onMap }: JobRowLeadProps) {
  const t = useText();
  const { number, state, errors, questions } = row;
  const isOnMap = row.found_address !== null && row.position !== null;
  return (
    <RowLead {...{ number, state, errors }} actions={<Removing row={row} />}>
      {state === 'unconfirmed' && (
        <>
          {questions.map(({ field, key, values }) => (
            <p key={`${field} ${key}`} className={table.note}>
              {t(key, values)}
            </p>
          ))}
          <Row gap={1}>
            <Confirm number={number} />
            {isOnMap && (
              <IconButton
                icon="pin"
                label={t('bulk-order-upload.rows.map', { number })}
                onClick={() => onMap(row)}
              />
            )}
          </Row>
        </>
      )}
    </RowLead>
  );
}

function Confirm({ number }: { number: number }) {
  const t = useText();
  const send = useUnit(bulkSent);
  return (
    <Button
      icon="check"
      aria-label={t('bulk-order-upload.rows.confirm', { number })}
      onClick={() => send({ type: 'rowsConfirmed', numbers: [number] })}
    >
      {t('bulk-order-upload.rows.confirm.short')}
    </Button>
  );
}

/** A removed row may come back. */
function Removing({ row: { number, state } }: { row: BulkJobRow }) {
  const t = useText();
  const send = useUnit(bulkSent);
  const removed = state === 'removed';
  const label = removed ? 'bulk-order-upload.rows.restore' : 'bulk-order-upload.rows.remove';
  return (
    <IconButton
      icon={removed ? 'refresh' : 'close'}
      label={t(label, { number })}
      onClick={() => send({ type: 'rowRemoved', number, removed: !removed })}
    />
  );
}
