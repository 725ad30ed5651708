import { useStoreMap, useUnit } from 'effector-react';
import { useRef } from 'react';
import { $now, $orders, etaOf, labelOf, orderOf } from '#core';
import { useFormat, useText } from '#i18n';
import type { Order } from '#schemas';
import { Button, Card, EmptyState, IconButton, Row, Section, Stack } from '#ui';
import { Slot } from '../../slot.tsx';
import {
  DuplicateButton,
  EtaText,
  OrderFacts,
  OrderLinks,
  OrderNotes,
  OrderProgress,
  OrderProofs,
  OrderShare,
  PrintButton,
  RiderCard,
  StatusBadge,
} from '../order/index.ts';
import { CancelButton } from './cancel-button.tsx';
import { OrderMap } from './order-map.tsx';
import * as css from './tracking.css.ts';
import { useFocusFromList } from './use-focus.ts';

type OrderPanelProps = { orderId: string; onClose: () => void };

/** Everything about one order, live. Another order fills the same elements, except where one may be in the midst of something. */
export function OrderPanel({ orderId, onClose }: OrderPanelProps) {
  const t = useText();
  const order = useStoreMap({
    store: $orders,
    keys: [orderId],
    fn: (all, [id]) => orderOf(all, id),
  });
  if (order === null) {
    const back = <Button onClick={onClose}>{t('tracking.back')}</Button>;
    return <EmptyState icon="search" title={t('tracking.not-found')} action={back} />;
  }
  return (
    <article className={css.order} aria-label={t('order.label', { id: order.order_id })}>
      <OrderHead order={order} onClose={onClose} />
      <OrderNotes key={`notes ${orderId}`} order={order} />
      <OrderMap order={order} />
      <Stack>
        {order.rider && <RiderCard rider={order.rider} />}
        <Card>
          <Section level={3} title={t('order.progress')}>
            <OrderProgress order={order} />
          </Section>
        </Card>
        <Card>
          <Section level={3} title={t('order.details')}>
            <OrderFacts order={order} />
          </Section>
        </Card>
        <OrderProofs key={`proofs ${orderId}`} order={order} />
        <Slot key={`features ${orderId}`} name="order.details" with={{ order }} />
        <OrderActions order={order} />
      </Stack>
    </article>
  );
}

function OrderHead({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const now = useUnit($now);
  const eta = etaOf(order);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusFromList(title);
  return (
    <header className={css.head}>
      <span className={css.back}>
        <IconButton icon="chevron" label={t('tracking.back')} onClick={onClose} />
      </span>
      <div className={css.headWords}>
        <h2 ref={title} tabIndex={-1} className={css.title}>
          <bdi>{order.order_id}</bdi>
        </h2>
        <Row wrap>
          <StatusBadge label={labelOf(order, now)} />
          {eta && (
            <strong>
              <EtaText eta={eta} />
            </strong>
          )}
        </Row>
      </div>
      <span className={css.muted}>
        {t('tracking.updated', { when: format.ago(order.updated_at, now) })}
      </span>
    </header>
  );
}

/** What can be done with an order: where features lead to, and what everybody may do. */
function OrderActions({ order }: { order: Order }) {
  return (
    <Row wrap>
      <OrderLinks order={order} />
      <OrderShare key={`share ${order.order_id}`} order={order} />
      <DuplicateButton order={order} />
      <PrintButton key={`print ${order.order_id}`} order={order} />
      <CancelButton key={`cancel ${order.order_id}`} order={order} />
    </Row>
  );
}
