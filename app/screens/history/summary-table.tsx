import type { SummaryDay } from '#core';
import { useFormat, useText } from '#i18n';
import { type Column, Table } from '#ui';
import { useMinutes } from './use-minutes.ts';

/** The figures of each day. */
export function SummaryTable({ days }: { days: readonly SummaryDay[] }) {
  const t = useText();
  const format = useFormat();
  const minutes = useMinutes();
  const cells: Record<string, (day: SummaryDay) => string> = {
    day: ({ day }) => format.day(day),
    orders: ({ orders }) => format.number(orders),
    deliveries: ({ deliveries }) => format.number(deliveries),
    returns: ({ returns }) => format.number(returns),
    cancellations: ({ cancellations }) => format.number(cancellations),
    spend: ({ spend }) => format.money(spend),
    charges: ({ charges }) => format.money(charges),
    pickup: ({ median_pickup_minutes }) => minutes(median_pickup_minutes),
    dropoff: ({ median_dropoff_minutes }) => minutes(median_dropoff_minutes),
  };
  const columns: readonly Column<SummaryDay>[] = Object.entries(cells).map(([id, cell]) => ({
    ...{ id, cell, header: t(`history.summary.${id}`) },
    align: id === 'day' ? 'start' : 'end',
  }));
  return (
    <Table
      caption={t('history.summary.by-day')}
      columns={columns}
      rows={days}
      rowKey={({ day }) => day}
    />
  );
}
