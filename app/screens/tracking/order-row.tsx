import { useStoreMap, useUnit } from 'effector-react';
import { memo } from 'react';
import { $now, $orders, etaOf, labelOf, orderOf } from '#core';
import { useFormat, useText } from '#i18n';
import { ListRow } from '#ui';
import { EtaText, StatusBadge } from '../order/index.ts';
import * as css from './tracking.css.ts';

type OrderRowProps = {
  orderId: string;
  href: string;
  selected: boolean;
  onOpen: (orderId: string) => void;
};

/** One order of the list. It subscribes to its own order, so an update repaints one row. */
export const OrderRow = memo(function OrderRow({ orderId, href, selected, onOpen }: OrderRowProps) {
  const t = useText();
  const format = useFormat();
  const order = useStoreMap({
    store: $orders,
    keys: [orderId],
    fn: (all, [id]) => orderOf(all, id),
  });
  const label = useLabel(orderId);
  if (order === null || label === null) return null;
  const eta = etaOf(order);
  return (
    <ListRow
      title={<bdi>{order.customer.name}</bdi>}
      detail={
        <>
          <bdi className={css.oneLine}>{order.customer.location.address}</bdi>
          <bdi>{order.order_id}</bdi>
        </>
      }
      trailing={
        <span className={css.rowEnd}>
          <StatusBadge label={label} />
          {eta === null ? format.time(order.created_at) : <EtaText eta={eta} short />}
        </span>
      }
      href={href}
      selected={selected}
      aria-label={t('order.label', { id: order.order_id })}
      onSelect={(event) => {
        event.preventDefault();
        onOpen(orderId);
      }}
    />
  );
});

/** The label changes with time for pre-orders, and renders only when it does. */
function useLabel(orderId: string) {
  const now = useUnit($now);
  return useStoreMap({
    store: $orders,
    keys: [orderId, now],
    fn: (all, [id, at]) => {
      const order = orderOf(all, id);
      return order === null ? null : labelOf(order, at);
    },
  });
}
