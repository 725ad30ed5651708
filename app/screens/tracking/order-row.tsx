import { useStoreMap } from 'effector-react';
import { memo } from 'react';
import { $now, $orders, orderOf } from '#core';
import { type Attention, attentionOf, bareAddress } from '#core/rules';
import type { Format, Translate } from '#i18n';
import type { Order } from '#schemas';
import { ListRow, OneLine } from '#ui';
import { glyphOf, SendAgain, StatusGlyph } from '../order/index.ts';
import { stateWords, timeWords } from './row-words.ts';
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

/** One order of the list. It subscribes to its own order and to the minute, so an update repaints one row. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { orderId, href, selected, onOpen, t, format } = props;
  const order = useStoreMap({
    store: $orders,
    keys: [orderId],
    fn: (all, [id]) => orderOf(all, id),
  });
  const now = useStoreMap({ store: $now, keys: [], fn: inStepsOf(STEP) });
  if (order === null) return null;
  const attention = attentionOf(order, now);
  const { time, what } = timeWords(order, attention, { now, t, format });
  return (
    <ListRow
      id={rowId(orderId)}
      className={css.row}
      leading={<StatusGlyph glyph={glyphOf(order, now, attention !== null)} />}
      title={<OneLine>{order.customer.name}</OneLine>}
      detail={<Detail {...props} {...{ order, attention, now }} />}
      trailing={
        <>
          {order.status === 'DELIVERED' && <SendAgain order={order} small />}
          <span className={css.rowEnd}>
            <span className={css.rowTime}>{time}</span>
            <span>{what}</span>
          </span>
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

/** Seconds between two looks at the clock: minutes are shown, and a row that needs somebody says so soon. */
const STEP = 10;

function inStepsOf(step: number) {
  return (now: number) => Math.floor(now / step) * step;
}

type DetailProps = Pick<OrderRowProps, 'scheduled' | 'outlet' | 't'> & {
  order: Order;
  attention: Attention | null;
  now: number;
};

/** What it is doing, and where to. What is too long is cut in the address. */
function Detail({ order, attention, now, scheduled, outlet, t }: DetailProps) {
  const { address, unit_number, building } = order.customer.location;
  const { outlet_name } = order;
  return (
    <span className={css.rowDetail}>
      <bdi className={css.state} data-attention={attention !== null}>
        {stateWords(order, attention, { now, scheduled, t })}
      </bdi>
      {outlet && outlet_name !== undefined && (
        <span className={css.rowOutlet}>
          <OneLine>{outlet_name}</OneLine>
        </span>
      )}
      <span className={css.rowAddress}>
        <OneLine>{bareAddress(address, [unit_number, building])}</OneLine>
      </span>
    </span>
  );
}
