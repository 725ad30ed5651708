import { useStoreMap } from 'effector-react';
import { memo } from 'react';
import { $now, $orders, orderOf, type Tab } from '#core';
import type { OutletName } from '#core/rules';
import type { Format, Translate } from '#i18n';
import type { Id, Order } from '#schemas';
import { ListRow, OneLine } from '#ui';
import { SendAgain, StatusGlyph, wholeAddress } from '../order/index.ts';
import { rowId } from './element-ids.ts';
import { isSameRow, type RowWords, rowWords } from './row-words.ts';
import * as css from './tracking.css.ts';

type OrderRowProps = {
  orderId: string;
  href: string;
  /** The tab that it stands in: among the pre-orders, no rider is meant to be on the way yet. */
  tab: Tab;
  selected: boolean;
  /** What tells outlets apart where orders of several are in the list, so each says of which it is. */
  outlets: ReadonlyMap<Id, OutletName> | null;
  onOpen: (orderId: string) => void;
  /** Given by the list, since a row that asked for them itself would have four stores to follow and to leave. */
  t: Translate;
  format: Format;
};

/** One order of the list. It subscribes to its own order and to what time makes of it, so an update repaints one row. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { orderId, href, tab, selected, onOpen, t, format } = props;
  const order = useStoreMap({
    store: $orders,
    keys: [orderId],
    fn: (all, [id]) => orderOf(all, id),
  });
  const words = useStoreMap({
    store: $now,
    keys: [order, tab, t, format],
    fn: (now, [record, at]) => record && rowWords(record, { now, tab: at, t, format }),
    updateFilter: (next, last) => !isSameRow(next, last),
  });
  if (order === null || words === null) return null;
  return (
    <ListRow
      id={rowId(orderId)}
      className={css.row}
      leading={<StatusGlyph glyph={words.glyph} />}
      title={<OneLine>{order.customer.name}</OneLine>}
      detail={<Detail {...{ order, words }} outlets={props.outlets} />}
      trailing={
        <>
          <span className={css.rowEnd}>
            <span className={css.rowTime}>{words.time}</span>
            <span>{words.what}</span>
          </span>
          {order.status === 'DELIVERED' && <SendAgain order={order} small />}
        </>
      }
      href={href}
      selected={selected}
      aria-label={t('order.label', { id: order.order_id })}
      onSelect={() => onOpen(orderId)}
    />
  );
});

type DetailProps = Pick<OrderRowProps, 'outlets'> & { order: Order; words: RowWords };

/** What it is doing, and where to. What is too long is cut in the address. */
function Detail({ order, words, outlets }: DetailProps) {
  const { vendor_id, outlet_name } = order;
  return (
    <span className={css.rowDetail}>
      {words.state !== '' && (
        <bdi className={css.state} data-attention={words.needsSomebody}>
          {words.state}
        </bdi>
      )}
      {outlets && outlet_name !== undefined && (
        <span className={css.rowOutlet}>
          <OneLine>{outlets.get(vendor_id)?.own ?? outlet_name}</OneLine>
        </span>
      )}
      <span className={css.rowAddress}>
        <OneLine>{wholeAddress(order.customer.location)}</OneLine>
      </span>
    </span>
  );
}
