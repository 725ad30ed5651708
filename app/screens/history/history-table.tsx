import { Link as Route } from 'wouter';
import { labelOfOrder } from '#core';
import { useFormat, useText } from '#i18n';
import type { Order } from '#schemas';
import { type Column, Link, Table, VisuallyHidden } from '#ui';
import { SendAgain, StatusBadge } from '../order/index.ts';

type HistoryTableProps = {
  rows: readonly Order[];
  /** Whether they are of several outlets, so that each says of which. */
  outlets: boolean;
  pathTo: (orderId: string) => string;
};

/** One line an order; the id opens it. */
export function HistoryTable({ rows, outlets, pathTo }: HistoryTableProps) {
  const t = useText();
  const format = useFormat();
  const columns: readonly Column<Order>[] = [
    {
      id: 'order',
      header: t('history.order'),
      cell: ({ order_id }) => (
        <Route href={pathTo(order_id)} asChild>
          <Link>
            <bdi>{order_id}</bdi>
          </Link>
        </Route>
      ),
    },
    ...(outlets ? [outletColumn(t('order.outlet'))] : []),
    {
      id: 'placed',
      header: t('history.placed'),
      whole: true,
      cell: ({ created_at }) => format.dateTime(created_at),
    },
    {
      id: 'customer',
      header: t('history.customer'),
      cell: ({ customer }) => <bdi>{customer.name}</bdi>,
    },
    {
      id: 'status',
      header: t('history.status'),
      cell: (order) => <StatusBadge label={labelOfOrder(order)} />,
    },
    {
      id: 'amount',
      header: t('history.amount'),
      align: 'end',
      cell: ({ order }) => format.money(order.amount),
    },
    {
      id: 'fee',
      header: t('history.fee'),
      align: 'end',
      cell: ({ delivery_fee }) => (delivery_fee === undefined ? '' : format.money(delivery_fee)),
    },
    {
      id: 'again',
      header: <VisuallyHidden>{t('order.duplicate')}</VisuallyHidden>,
      align: 'end',
      cell: (order) => order.status === 'DELIVERED' && <SendAgain order={order} small />,
    },
  ];
  return (
    <Table
      caption={t('history.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ order_id }) => order_id}
    />
  );
}

function outletColumn(header: string): Column<Order> {
  const cell = ({ outlet_name, vendor_id }: Order) => <bdi>{outlet_name ?? vendor_id}</bdi>;
  return { id: 'outlet', header, cell };
}
