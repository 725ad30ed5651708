import { useState } from 'react';
import { type CancelReason, cancelReasons } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { Checkbox, Select } from '#ui';
import { Confirm } from '../parts/confirm.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';

type CancelOrderProps = {
  order: { order_id: string; recipient: string };
  onChanged: () => void;
  onClose: () => void;
};

/** Asks why an order is cancelled and who pays, and says that it cannot be taken back. */
export function CancelOrder({ order, onChanged, onClose }: CancelOrderProps) {
  const [reason, setReason] = useState<CancelReason>('technical_problem');
  const [free, setFree] = useState(false);
  const { act, busy, problem } = useAct(operatorCalls.cancelOrderOperated, {
    told: () => t('order.cancelled'),
    onDone: () => {
      onClose();
      onChanged();
    },
  });
  const { order_id: orderId, recipient } = order;
  return (
    <Confirm
      title={t('order.cancel.title', { recipient: recipient || orderId })}
      consequence={t('order.cancel.consequence')}
      confirm={t('order.cancel')}
      {...{ busy, problem, onClose }}
      onConfirm={() => act({ params: { orderId }, body: { reason, free } })}
    >
      <Select
        label={t('field.reason')}
        value={reason}
        options={cancelReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        onChange={({ target }) =>
          setReason(cancelReasons.find((each) => each === target.value) ?? reason)
        }
      />
      <Checkbox
        label={t('order.cancel.free')}
        hint={t('order.cancel.free.hint')}
        checked={free}
        onChange={({ target }) => setFree(target.checked)}
      />
    </Confirm>
  );
}
