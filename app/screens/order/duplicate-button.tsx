import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { newId } from '#adapters';
import {
  $duplicating,
  duplicateAsked,
  duplicateConfirmed,
  duplicateDeclined,
  duplicateShown,
} from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Button, Dialog } from '#ui';
import { pathOf } from '../../shell/paths.ts';

/** Begins a new request like an order; asks first when an unsent one would be lost. */
export function DuplicateButton({ order }: { order: Order }) {
  const t = useText();
  const [duplicating, ask] = useUnit([$duplicating, duplicateAsked]);
  const mine = duplicating?.order.order_id === order.order_id ? duplicating : null;
  useShown(mine?.step === 'ready' ? mine.order : null);
  return (
    <>
      <Button
        icon="refresh"
        variant={order.status === 'DELIVERED' ? 'primary' : 'secondary'}
        busy={mine !== null}
        onClick={() => ask({ order, key: newId() })}
      >
        {t('order.duplicate')}
      </Button>
      <ReplaceDialog order={order} open={mine?.step === 'asking'} />
    </>
  );
}

/** Shows the new request at the outlet of the order. */
function useShown(ready: Order | null): void {
  const [, navigate] = useLocation();
  const shown = useUnit(duplicateShown);
  useEffect(() => {
    if (ready === null) return;
    navigate(pathOf({ page: 'request-a-rider', vendorId: ready.vendor_id }));
    shown();
  }, [ready, navigate, shown]);
}

function ReplaceDialog({ order, open }: { order: Order; open: boolean }) {
  const t = useText();
  const [confirm, decline] = useUnit([duplicateConfirmed, duplicateDeclined]);
  return (
    <Dialog
      open={open}
      onClose={decline}
      title={t('order.duplicate.title')}
      description={t('order.duplicate.body', { id: order.order_id })}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={() => decline()}>{t('order.duplicate.keep')}</Button>
          <Button variant="primary" onClick={() => confirm()}>
            {t('order.duplicate.confirm')}
          </Button>
        </>
      }
    />
  );
}
