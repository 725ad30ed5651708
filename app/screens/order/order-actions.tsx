import { useStoreMap } from 'effector-react';
import { type ReactNode, Suspense } from 'react';
import { $now } from '#core';
import { isOver, isRunningLate } from '#core/rules';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { Order } from '#schemas';
import { Button, ButtonLink } from '#ui';
import { ActionWords } from './action-words.tsx';
import { LesserActions } from './lesser-actions.tsx';
import { OrderShare } from './order-share.tsx';
import { SendAgain } from './send-again.tsx';
import { useCall } from './use-call.ts';

const LesserList = lazyPart(
  () => import('./lesser-list.tsx'),
  ({ LesserList }) => LesserList,
);

/** What can be done with an order, the most needed first; filled is only what its state asks for. */
export function OrderActions({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useText();
  const { order_id: orderId, customer } = order;
  const call = useCall(customer.phone_number);
  const again = <SendAgain key={`again ${orderId}`} order={order} />;
  const isPast = isOver(order);
  return (
    <>
      <CallRider order={order} />
      {isPast && again}
      {customer.phone_number !== '' && (
        <ButtonLink icon="user" href={call}>
          <ActionWords whole={t('order.call-customer')} short={t('order.customer')} />
        </ButtonLink>
      )}
      <OrderShare key={`share ${orderId}`} order={order} />
      <LesserActions key={`lesser ${orderId}`}>
        <Suspense fallback={null}>
          <LesserList order={order} again={!isPast && again}>
            {children}
          </LesserList>
        </Suspense>
      </LesserActions>
    </>
  );
}

/** While the order goes on, from the start, so that a rider who is found moves nothing; pale until they have a number, filled once the order is late. */
function CallRider({ order }: { order: Order }) {
  const t = useText();
  const isLate = useStoreMap({
    store: $now,
    keys: [order],
    fn: (now, [shown]) => isRunningLate(shown, now),
  });
  const number = order.rider?.phone_number ?? '';
  const call = useCall(number);
  const words = <ActionWords whole={t('order.call-rider')} short={t('order.rider')} />;
  if (isOver(order)) return null;
  if (number === '') {
    return (
      <Button icon="phone" disabled>
        {words}
      </Button>
    );
  }
  return (
    <ButtonLink
      icon="phone"
      href={call}
      variant={isLate ? 'primary' : 'secondary'}
      data-command="call"
      data-loud={isLate || undefined}
    >
      {words}
    </ButtonLink>
  );
}
