import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $now, cancelAsked } from '#core';
import { amountOf, type CancellationCost, cancellationCost, cancelReasonsFor } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import type { CancelReason, Order } from '#schemas';
import { Button, Dialog, Select, Stack } from '#ui';
import { CancelCost } from './cancel-cost.tsx';

type CancelDialogProps = {
  order: Order;
  open: boolean;
  /** The server has just refused the cost that was agreed to. */
  costChanged: boolean;
  onClose: () => void;
};

/**
 * Asks why before an order is cancelled, and says what that costs. Nothing is shown as cancelled before the server says
 * so.
 */
export function CancelDialog({ order, open, costChanged, onClose }: CancelDialogProps) {
  const t = useText();
  const ask = useUnit(cancelAsked);
  const [chosen, setReason] = useState<CancelReason | null>(null);
  const offered = useReasons(order);
  const reason = offered.find((each) => each === chosen) ?? null;
  const [missing, setMissing] = useState(false);
  const { market } = useConfig();
  const cost = useCost(order, reason);
  const submit = () => {
    setMissing(reason === null);
    if (reason === null || cost === null) return document.getElementById(reasonId)?.focus();
    const { vendor_id, order_id } = order;
    onClose();
    ask({ vendor_id, order_id, reason, charge: amountOf(cost.charge, market) });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={t('order.cancel.title', { id: order.order_id })}
      closeLabel={t('action.close')}
      actions={<Actions cost={cost} onClose={onClose} />}
    >
      <Stack>
        <Select
          id={reasonId}
          label={t('order.cancel.body')}
          placeholder={t('order.cancel.choose-reason')}
          value={reason ?? ''}
          onChange={({ target }) =>
            setReason(offered.find((known) => known === target.value) ?? null)
          }
          options={offered.map((value) => ({ value, label: t(`reason.${value}`) }))}
          error={missing && reason === null && t('order.cancel.choose-reason')}
        />
        <CancelCost cost={cost} changed={costChanged} />
      </Stack>
    </Dialog>
  );
}

const reasonId = 'cancel-reason';

/** What a shop can know of this order at this moment. */
function useReasons(order: Order): readonly CancelReason[] {
  const { market } = useConfig();
  const now = useUnit($now);
  return cancelReasonsFor(order, { market, now });
}

/** The cost at this moment; it changes under the person's eyes when a rider is found meanwhile. */
function useCost(order: Order, reason: CancelReason | null): CancellationCost | null {
  const { market } = useConfig();
  const now = useUnit($now);
  return reason === null ? null : cancellationCost(order, reason, { market, now });
}

function Actions({ cost, onClose }: { cost: CancellationCost | null; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const charge = cost?.charge ?? 0n;
  return (
    <>
      <Button onClick={onClose}>{t('order.cancel.keep')}</Button>
      <Button type="submit" variant="danger">
        {charge > 0n
          ? t('order.cancel.confirm-for', { charge: format.money(charge) })
          : t('order.cancel.confirm')}
      </Button>
    </>
  );
}
