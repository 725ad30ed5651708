import { useStoreMap } from 'effector-react';
import { memo } from 'react';
import { $orders, labelOfOrder, orderOf } from '#core';
import { etaOf } from '#core/rules';
import type { Format, Translate } from '#i18n';
import type { Order } from '#schemas';
import { ListRow, OneLine } from '#ui';
import { EtaWords, SendAgain, StatusWord } from '../order/index.ts';
import * as css from './tracking.css.ts';
import { rowId } from './use-focus.ts';

type OrderRowProps = {
  orderId: string;
  href: string;
  /** It stands among the pre-orders: no rider is meant to be on the way yet. */
  scheduled: boolean;
  selected: boolean;
  /** Orders of several outlets are in the list, so each says of which it is. */
  outlet: boolean;
  onOpen: (orderId: string) => void;
  /** Given by the list, since a row that asked for them itself would have four stores to follow and to leave. */
  t: Translate;
  format: Format;
};

/** One order of the list. It subscribes to its own order, so an update repaints one row. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { orderId, href, scheduled, selected, outlet, onOpen, t, format } = props;
  const order = useStoreMap({
    store: $orders,
    keys: [orderId],
    fn: (all, [id]) => orderOf(all, id),
  });
  if (order === null) return null;
  const label = scheduled ? 'scheduled' : labelOfOrder(order);
  const eta = etaOf(order);
  return (
    <ListRow
      id={rowId(orderId)}
      title={<bdi>{order.customer.name}</bdi>}
      detail={
        <>
          <OneLine>{order.customer.location.address}</OneLine>
          {outlet && order.outlet_name !== undefined && (
            <>
              <bdi>{order.outlet_name}</bdi>
              {' · '}
            </>
          )}
          <bdi>{order.order_id}</bdi>
        </>
      }
      trailing={
        <>
          <span className={css.rowEnd}>
            <StatusWord label={label} t={t} />
            {eta === null ? momentOf(order, scheduled, format) : <EtaWords eta={eta} short t={t} />}
          </span>
          {order.status === 'DELIVERED' && <SendAgain order={order} small />}
        </>
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

/** Who waits for a pre-order wants to know when it is collected, perhaps tomorrow; of any other, since when it waits. */
function momentOf({ created_at, preordered_for }: Order, scheduled: boolean, format: Format) {
  return scheduled && preordered_for ? format.dateTime(preordered_for) : format.time(created_at);
}
