import { useUnit } from 'effector-react';
import { Link as Route } from 'wouter';
import { $historySummary, $now, $outletNames, labelKey, labelOfOrder } from '#core';
import { minutesTaken, type OutletName } from '#core/rules';
import { type Format, inMinutes, type Translate, useFormat, useText } from '#i18n';
import type { Order, OrderSummary } from '#schemas';
import { type Column, OneLine, Table, VisuallyHidden } from '#ui';
import { glyphOf, SendAgain, StatusGlyph, wholeAddress } from '../order/index.ts';
import { Counted, isFeeCounted } from './counted.tsx';
import * as css from './history.css.ts';
import { Totals } from './totals.tsx';
import { useRowKeys } from './use-row-keys.ts';

type HistoryTableProps = {
  rows: readonly Order[];
  /** Whether they are of several outlets, so that each says of which. */
  outlets: boolean;
  pathTo: (orderId: string) => string;
};

/** One line an order, and what all of them add up to under them. */
export function HistoryTable({ rows, outlets, pathTo }: HistoryTableProps) {
  const t = useText();
  const format = useFormat();
  const { summary } = useUnit($historySummary);
  const keys = useRowKeys(rows);
  const names = useUnit($outletNames);
  const columns = columnsOf({ t, format, names, outlets, pathTo });
  return (
    <div ref={keys}>
      <Table
        caption={t('history.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ order_id }) => order_id}
        dense
        sticky
        foot={{
          label: <Totals />,
          cells: summary === null ? awaitedSums : sumsOf(summary, t, format),
        }}
      />
    </div>
  );
}

/** Their places, so that the foot has its columns from the first picture on. */
const awaitedSums = { amount: null, fee: null };

/** The goods are those that arrived, as the fees are those that are paid; a dash where there are none to add up. */
function sumsOf(summary: OrderSummary, t: Translate, { money }: Format) {
  const { deliveries, returns, goods, spend } = summary;
  const none = t('history.summary.unknown');
  return {
    amount: deliveries > 0 ? money(goods) : none,
    fee: deliveries + returns > 0 ? money(spend) : none,
  };
}

type Reader = Omit<HistoryTableProps, 'rows'> & {
  t: Translate;
  format: Format;
  /** What tells the outlets from each other. */
  names: ReadonlyMap<string, OutletName>;
};

function columnsOf({ t, format, names, outlets, pathTo }: Reader): readonly Column<Order>[] {
  const outlet: Column<Order> = {
    ...{ id: 'outlet', header: t('order.outlet') },
    cell: ({ outlet_name, vendor_id }) => (
      <OneLine>{names.get(vendor_id)?.own ?? outlet_name ?? vendor_id}</OneLine>
    ),
  };
  return [
    {
      ...{ id: 'customer', header: t('history.customer') },
      cell: (order) => <Customer order={order} href={pathTo(order.order_id)} />,
    },
    {
      ...{ id: 'drop-off', header: t('history.drop-off') },
      cell: (order) => <DropOff order={order} />,
    },
    ...(outlets ? [outlet] : []),
    {
      ...{ id: 'placed', header: t('history.placed'), whole: true },
      cell: ({ created_at }) => format.dateTime(created_at),
    },
    {
      ...{ id: 'took', header: t('history.took'), align: 'end', whole: true },
      cell: (order) => {
        const minutes = minutesTaken(order);
        return minutes === null ? '' : inMinutes(t, minutes);
      },
    },
    {
      ...{ id: 'amount', header: t('history.order'), align: 'end' },
      cell: ({ order, status }) => (
        <Counted counts={status === 'DELIVERED'}>{format.money(order.amount)}</Counted>
      ),
    },
    {
      ...{ id: 'payment', header: t('history.payment'), whole: true },
      cell: ({ order }) => t(`payment.${order.payment_method}.short`),
    },
    {
      ...{ id: 'fee', header: t('history.fee'), align: 'end' },
      cell: (order) =>
        order.delivery_fee !== undefined && (
          <Counted counts={isFeeCounted(order)}>{format.money(order.delivery_fee)}</Counted>
        ),
    },
    {
      ...{ id: 'again', header: <VisuallyHidden>{t('order.duplicate')}</VisuallyHidden> },
      align: 'end',
      cell: (order) => order.status === 'DELIVERED' && <SendAgain order={order} small />,
    },
  ];
}

/** The recipient with the sign of the outcome, in words if it was not delivered. */
function Customer({ order, href }: { order: Order; href: string }) {
  const t = useText();
  const now = useUnit($now);
  const label = t('order.label', { id: order.order_id });
  const status = t(labelKey(labelOfOrder(order)));
  return (
    <span className={css.customer}>
      <StatusGlyph glyph={glyphOf(order, now, false)} />
      <Route href={href} className={css.name}>
        <OneLine>{order.customer.name}</OneLine> <VisuallyHidden>{label}</VisuallyHidden>
      </Route>
      {order.status === 'DELIVERED' ? (
        <VisuallyHidden>{status}</VisuallyHidden>
      ) : (
        <span className={css.status}>{status}</span>
      )}
    </span>
  );
}

export function DropOff({ order }: { order: Order }) {
  return (
    <span className={css.address}>
      <OneLine>{wholeAddress(order.customer.location)}</OneLine>
    </span>
  );
}
