import { useUnit } from 'effector-react';
import { useState } from 'react';
import { cancelAsked } from '#core';
import { useText } from '#i18n';
import { type CancelReason, cancelReasons, type Order } from '#schemas';
import { Button, Dialog, Select } from '#ui';

type CancelDialogProps = { order: Order; open: boolean; onClose: () => void };

/** Asks why before an order is cancelled. Nothing is shown as cancelled before the server says so. */
export function CancelDialog({ order, open, onClose }: CancelDialogProps) {
  const t = useText();
  const ask = useUnit(cancelAsked);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = () => {
    const chosen = cancelReasons.find((known) => known === reason);
    setMissing(chosen === undefined);
    if (chosen === undefined) return document.getElementById(reasonId)?.focus();
    ask({ vendor_id: order.vendor_id, order_id: order.order_id, reason: chosen });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={t('order.cancel.title', { id: order.order_id })}
      description={t('order.cancel.body')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('order.cancel.keep')}</Button>
          <Button type="submit" variant="danger">
            {t('order.cancel.confirm')}
          </Button>
        </>
      }
    >
      <Select
        id={reasonId}
        label={t('order.cancel.reason')}
        placeholder={t('order.cancel.choose-reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        options={cancelReasons.map((value: CancelReason) => ({
          value,
          label: t(`reason.${value}`),
        }))}
        error={missing && reason === '' && t('order.cancel.choose-reason')}
      />
    </Dialog>
  );
}

const reasonId = 'cancel-reason';
