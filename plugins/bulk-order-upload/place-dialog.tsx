import { useUnit } from 'effector-react';
import { type BulkSnapshot, bulkSent } from '#core';
import { useFormat, useText } from '#i18n';
import { Button, Dialog, Notice, Stack } from '#ui';
import { SameFile } from './same-file.tsx';

/** Confirms that many orders are placed at once. */
export function PlaceDialog({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(bulkSent);
  const { job, jobRows } = snapshot.context;
  const count = jobRows.filter(({ state }) => state === 'ready').length;
  const called = { count, riders: format.number(count) };
  const open = jobRows.filter(({ state }) => state === 'invalid' || state === 'unconfirmed');
  const same = job?.same_file_as;
  const decline = () => send({ type: 'placeDeclined' });
  return (
    <Dialog
      open={snapshot.hasTag('confirming')}
      onClose={decline}
      onSubmit={() => send({ type: 'placeConfirmed' })}
      title={t('bulk-order-upload.place.title', called)}
      description={t('bulk-order-upload.place.body', {
        fee: format.money(job?.metadata.ready_delivery_fees ?? 0),
      })}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={decline}>{t('bulk-order-upload.place.decline')}</Button>
          <Button type="submit" variant="primary">
            {same ? t('bulk-order-upload.place.again') : t('bulk-order-upload.place', called)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SameFile snapshot={snapshot} />
        {open.length > 0 && (
          <Notice>
            {t('bulk-order-upload.place.left-out', { count: format.number(open.length) })}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
