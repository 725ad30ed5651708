import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { bulkRowTyped, bulkSent, type HeldRow } from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { BulkJobRow, Position } from '#schemas';
import { Button, Dialog, Skeleton, Stack } from '#ui';
import { useOutletPosition } from '../../app/screens/address/index.ts';
import * as css from './place.css.ts';
import type { SaidPlace } from './place-map.tsx';

const PlaceMap = lazyPart(
  () => import('./place-map.tsx'),
  ({ PlaceMap }) => PlaceMap,
);

type FoundPlaceProps = {
  /** The row when the dialog was opened, and all rows as they are now. */
  opened: BulkJobRow;
  rows: readonly HeldRow[];
  onClose: () => void;
};

/**
 * The place looked up for a row, to confirm, or to correct by an address or with the pin, which begins at the outlet where none was
 * found. It is outside of the list, which unmounts rows that are scrolled away.
 */
export function FoundPlace({ opened, rows, onClose }: FoundPlaceProps) {
  const now = rows.find(({ number }) => number === opened.number);
  const row = now && !now.missing && now.position !== null ? now : opened;
  return <PlaceDialog {...{ row, onClose }} />;
}

function PlaceDialog({ row, onClose }: { row: BulkJobRow; onClose: () => void }) {
  const t = useText();
  const [said, say] = useState<SaidPlace>(null);
  const confirm = useConfirm(row);
  const { number, values, position, found_address: address } = row;
  const moved = said === 'open' ? null : said;
  const isKnown = said !== 'open' && (said ?? position) !== null;
  const title = position
    ? t('bulk-order-upload.map.title', { number })
    : t('bulk-order-upload.map.where', { number });
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => {
        confirm(moved);
        onClose();
      }}
      title={title}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('bulk-order-upload.place.decline')}</Button>
          <Button type="submit" variant="primary" icon="check" disabled={!isKnown}>
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
          <Where {...{ moved, position }} />
        </p>
        <Placing {...{ title, moved, position }} onSay={say} />
      </Stack>
    </Dialog>
  );
}

type PlacingProps = {
  title: string;
  moved: Position | null;
  position: Position | null;
  onSay: (said: SaidPlace) => void;
};

/** The map with its search; for an address that was not found it begins at the outlet, most likely not far from it. */
function Placing({ title, moved, position, onSay }: PlacingProps) {
  const t = useText();
  const outlet = useOutletPosition();
  const at = moved ?? position ?? outlet;
  return (
    <Suspense fallback={<Skeleton label={t('app.loading')} lines={5} />}>
      <PlaceMap title={title} position={at} isPlaced={moved !== null} onSay={onSay} />
    </Suspense>
  );
}

/** Where the pin is, or that it must be moved first. */
function Where({ moved, position }: { moved: Position | null; position: Position | null }) {
  const t = useText();
  if (moved) return t('bulk-order-upload.map.moved', { position: writePosition(moved) });
  return position
    ? t('bulk-order-upload.rows.position', { position: writePosition(position) })
    : t('bulk-order-upload.map.unknown');
}

/** Confirms the found place, or writes the moved pin's position into the row. */
function useConfirm({ number, values }: BulkJobRow) {
  const [send, type] = useUnit([bulkSent, bulkRowTyped]);
  return (moved: Position | null) => {
    if (moved === null) return send({ type: 'rowsConfirmed', numbers: [number] });
    const { latitude, longitude } = moved;
    const exact = { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
    type({ number, values: { ...values, ...exact } });
  };
}

function writePosition({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}
