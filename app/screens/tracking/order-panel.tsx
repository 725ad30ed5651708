import { useStoreMap, useUnit } from 'effector-react';
import { type ReactNode, useRef } from 'react';
import { $now, $orders, labelOf, orderOf } from '#core';
import { etaOf } from '#core/rules';
import { useFormat, useText } from '#i18n';
import type { Order } from '#schemas';
import { Card, IconButton, Row, Section, Stack } from '#ui';
import { Slot } from '../../slot.tsx';
import {
  DuplicateButton,
  EtaText,
  NamedOrder,
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
import { orderTitleId, useFocusFromList } from './use-focus.ts';

type OrderPanelProps = { orderId: string; onClose: () => void };

/** Everything about one order, live, or why it is not here. Another order fills the same elements, except where one may be in the midst of something. */
export function OrderPanel({ orderId, onClose }: OrderPanelProps) {
  const t = useText();
  const order = useStoreMap({
    store: $orders,
    keys: [orderId],
    fn: (all, [id]) => orderOf(all, id),
  });
  return (
    <article className={css.order} aria-label={t('order.label', { id: orderId })}>
      <Head orderId={orderId} onClose={onClose}>
        {order && <Now order={order} />}
      </Head>
      {order === null ? <NamedOrder orderId={orderId} /> : <Known order={order} />}
    </article>
  );
}

function Known({ order }: { order: Order }) {
  const t = useText();
  const { order_id: orderId } = order;
  return (
    <>
      <OrderNotes key={`notes ${orderId}`} order={order} />
      <OrderMap order={order} />
      <Stack>
        <RiderCard order={order} />
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
    </>
  );
}

type HeadProps = OrderPanelProps & { children: ReactNode };

/** It stands there before the order does: on a phone it leads back to the list. */
function Head({ orderId, onClose, children }: HeadProps) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusFromList(title);
  return (
    <header className={css.head}>
      <span className={css.back}>
        <IconButton icon="chevron" label={t('tracking.back')} onClick={onClose} />
      </span>
      <div className={css.headWords}>
        <h2 id={orderTitleId} ref={title} tabIndex={-1} className={css.title}>
          <bdi dir="ltr">{orderId}</bdi>
        </h2>
        {children}
      </div>
    </header>
  );
}

/** Where the order stands, and since when that is so. */
function Now({ order }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const now = useUnit($now);
  const eta = etaOf(order);
  return (
    <Row wrap>
      <StatusBadge label={labelOf(order, now)} />
      {eta && (
        <strong>
          <EtaText eta={eta} />
        </strong>
      )}
      <span className={css.since}>
        {t('tracking.updated', { when: format.ago(order.updated_at, now) })}
      </span>
    </Row>
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
      <Slot key={`more ${order.order_id}`} name="order.actions" with={{ order }} />
      <CancelButton key={`cancel ${order.order_id}`} order={order} />
    </Row>
  );
}
