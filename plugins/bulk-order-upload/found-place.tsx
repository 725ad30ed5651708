import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { bulkRowTyped, bulkSent, type HeldRow } from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { BulkJobRow, Position } from '#schemas';
import { Button, Dialog, Skeleton, Stack } from '#ui';
import * as css from './place.css.ts';

const PlaceMap = lazyPart(
  () => import('./place-map.tsx'),
  ({ PlaceMap }) => PlaceMap,
);

type FoundPlaceProps = {
  /** The row as it was when the dialog was opened, and what is known of it since. */
  opened: BulkJobRow;
  rows: readonly HeldRow[];
  onClose: () => void;
};

/** A place that we looked up for a row: on a map and in words, to be confirmed, or corrected with the pin. It stands beside the list, which drops rows that leave sight. */
export function FoundPlace({ opened, rows, onClose }: FoundPlaceProps) {
  const now = rows.find(({ number }) => number === opened.number);
  const row = now && !now.missing && now.position !== null ? now : opened;
  if (row.position === null) return null;
  return <PlaceDialog {...{ row, onClose }} position={row.position} />;
}

type PlaceDialogProps = { row: BulkJobRow; position: Position; onClose: () => void };

function PlaceDialog({ row, position, onClose }: PlaceDialogProps) {
  const t = useText();
  const [moved, setMoved] = useState<Position | null>(null);
  const confirm = useConfirm(row);
  const { number, values, found_address: address } = row;
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => {
        confirm(moved);
        onClose();
      }}
      title={t('bulk-order-upload.map.title', { number })}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('bulk-order-upload.place.decline')}</Button>
          <Button type="submit" variant="primary" icon="check">
            {t('bulk-order-upload.rows.confirm', { number })}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p className={css.text}>
          {t('bulk-order-upload.map.asked', { address: values.recipient_address })}
        </p>
        {address && <p className={css.text}>{t('bulk-order-upload.map.found', { address })}</p>}
        <p className={css.text} role="status">
          {moved
            ? t('bulk-order-upload.map.moved', { position: written(moved) })
            : t('bulk-order-upload.rows.position', { position: written(position) })}
        </p>
        <Suspense fallback={<Skeleton label={t('app.loading')} lines={5} />}>
          <PlaceMap {...{ number }} position={moved ?? position} onMoved={setMoved} />
        </Suspense>
      </Stack>
    </Dialog>
  );
}

/** What was found is confirmed; where the pin was moved to is written into the row, and is exact. */
function useConfirm({ number, values }: BulkJobRow) {
  const [send, type] = useUnit([bulkSent, bulkRowTyped]);
  return (moved: Position | null) => {
    if (moved === null) return send({ type: 'rowsConfirmed', numbers: [number] });
    const { latitude, longitude } = moved;
    const exact = { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
    type({ number, values: { ...values, ...exact } });
  };
}

function written({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}
