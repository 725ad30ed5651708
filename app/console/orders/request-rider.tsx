import { operatorCalls } from '#schemas/operator';
import { Confirm } from '../parts/confirm.tsx';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';

type RequestRiderProps = {
  order: { order_id: string; rider: string | null };
  onChanged: () => void;
  onClose: () => void;
};

/** Asks for another rider, and says what becomes of the one of now. */
export function RequestRider({ order, onChanged, onClose }: RequestRiderProps) {
  const { order_id: orderId, rider } = order;
  const { act, busy, problem } = useAct(operatorCalls.requestRiderAgain, {
    told: () => t('order.rider.asked'),
    onDone: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <Confirm
      harmless
      title={t('order.rider.title')}
      consequence={
        rider === null ? t('order.rider.consequence.none') : t('order.rider.consequence', { rider })
      }
      confirm={t('order.rider.again')}
      {...{ busy, problem, onClose }}
      onConfirm={() => act({ params: { orderId } })}
    />
  );
}
