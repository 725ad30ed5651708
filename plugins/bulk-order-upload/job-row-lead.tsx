import { useUnit } from 'effector-react';
import { bulkSent } from '#core';
import { isRowProblem } from '#core/rules';
import { useText } from '#i18n';
import type { BulkJobRow } from '#schemas';
import { Button, IconButton, Row } from '#ui';
import { RowLead } from './row-lead.tsx';
import { errorsOf } from './rows.ts';
import { SwapButton } from './swap-button.tsx';
import * as table from './table.css.ts';
import { useProblemText } from './use-problem-text.ts';

type JobRowLeadProps = {
  row: BulkJobRow;
  /** Shows the row's place on a map. */
  onMap: (row: BulkJobRow) => void;
};

/** The state, cost and questions of a job's row. */
export function JobRowLead({ row, onMap }: JobRowLeadProps) {
  const t = useText();
  const { number, state, questions } = row;
  const say = useProblemText(row);
  const isOnMap = row.found_address !== null && row.position !== null;
  const errors = errorsOf(row);
  const isUnknown = errors.some((error) => isRowProblem(error, 'address-unknown'));
  return (
    <RowLead {...{ number, state, errors }} actions={<Removing row={row} />}>
      {state === 'invalid' && <SwapButton row={row} />}
      {isUnknown && (
        <Button variant="quiet" icon="pin" onClick={() => onMap(row)}>
          {t('bulk-order-upload.rows.map.set', { number })}
        </Button>
      )}
      {state === 'unconfirmed' && (
        <>
          {questions.map((question) => (
            <p key={`${question.field} ${question.key}`} className={table.note}>
              {say(question)}
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

/** Removes a row, or restores a removed one. */
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
