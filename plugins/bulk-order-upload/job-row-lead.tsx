import { useUnit } from 'effector-react';
import { bulkSent } from '#core';
import { useFormat, useText } from '#i18n';
import type { BulkJobRow } from '#schemas';
import { Button, IconButton } from '#ui';
import * as css from './bulk.css.ts';
import { FoundPlace } from './found-place.tsx';
import { RowLead } from './row-lead.tsx';

/** How a row of a job stands, what it costs, and what is asked about it. */
export function JobRowLead({ row }: { row: BulkJobRow }) {
  const t = useText();
  const format = useFormat();
  const { number, state, errors, questions, delivery_fee: fee, position } = row;
  return (
    <RowLead {...{ number, state, errors }} actions={<Removing row={row} />}>
      {fee !== null && (
        <p className={css.note}>
          {t('bulk-order-upload.row.fee')}: {format.money(fee)}
        </p>
      )}
      {state === 'unconfirmed' && (
        <>
          {questions.map(({ field, key, values }) => (
            <p key={`${field} ${key}`} className={css.note}>
              {t(key, values)}
            </p>
          ))}
          {position && (
            <p className={css.note}>
              {t('bulk-order-upload.rows.position', {
                position: `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}`,
              })}
            </p>
          )}
          {row.found_address !== null && <FoundPlace row={row} />}
          <Confirm number={number} />
        </>
      )}
    </RowLead>
  );
}

function Confirm({ number }: { number: number }) {
  const t = useText();
  const send = useUnit(bulkSent);
  return (
    <Button icon="check" onClick={() => send({ type: 'rowsConfirmed', numbers: [number] })}>
      {t('bulk-order-upload.rows.confirm', { number })}
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
