import type { StoreValue } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { $duplicating, duplicateConfirmed, duplicateDeclined, duplicateShown } from '#core';
import { type Translate, useText } from '#i18n';
import { type FilledIn, pathOf } from '#routes';
import { Button, Dialog } from '#ui';

/** Opens the new request made from an order, from any page; asks first if an unsent one would be lost. */
export function SendingAgain() {
  const t = useText();
  const [now, confirm, decline] = useUnit([$duplicating, duplicateConfirmed, duplicateDeclined]);
  useShown(now?.step === 'ready' ? now.order.vendor_id : null);
  return (
    <Dialog
      open={now?.step === 'asking'}
      onClose={decline}
      title={t('order.duplicate.title')}
      description={now ? describe(now.order, t) : ''}
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

type Asked = NonNullable<StoreValue<typeof $duplicating>>['order'];

function describe({ order_id: id, customer: { name } }: Asked, t: Translate): string {
  return id === undefined
    ? t('order.duplicate.customer', { name })
    : t('order.duplicate.body', { id });
}

/** Shows the new request at the outlet of the order. */
function useShown(vendorId: string | null): void {
  const [, navigate] = useLocation();
  const shown = useUnit(duplicateShown);
  useEffect(() => {
    if (vendorId === null) return;
    const state: FilledIn = { filledIn: true };
    navigate(pathOf({ page: 'request-a-rider', vendorId }), { state });
    shown();
  }, [vendorId, navigate, shown]);
}
