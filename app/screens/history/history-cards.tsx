import { useUnit } from 'effector-react';
import { useLocation } from 'wouter';
import { $historySummary, $now, dateOf, labelKey, labelOfOrder } from '#core';
import { minutesTaken } from '#core/rules';
import { inMinutes, useConfig, useFormat, useText } from '#i18n';
import type { Order } from '#schemas';
import { List, ListRow, OneLine } from '#ui';
import { glyphOf, SendAgain, StatusGlyph } from '../order/index.ts';
import { Counted, isFeeCounted } from './counted.tsx';
import * as css from './history.css.ts';
import { DropOff } from './history-table.tsx';
import { Totals } from './totals.tsx';

type HistoryCardsProps = { rows: readonly Order[]; pathTo: (orderId: string) => string };

/** The same on a phone: a card an order, under its day and what the day cost. */
export function HistoryCards({ rows, pathTo }: HistoryCardsProps) {
  const t = useText();
  const { deployment } = useConfig();
  const days = byDay(rows, deployment.timezone);
  return (
    <section aria-label={t('history.caption')} className={css.cards}>
      {[...days].map(([day, orders]) => (
        <Day key={day} day={day} orders={orders} pathTo={pathTo} />
      ))}
      <p className={css.total}>
        <Totals />
      </p>
    </section>
  );
}

/** Rows of one day under its date; the days are in the order of the rows. */
function byDay(rows: readonly Order[], timezone: string): ReadonlyMap<string, readonly Order[]> {
  const days = new Map<string, Order[]>();
  for (const order of rows) {
    const day = dateOf(order.created_at, timezone);
    days.set(day, [...(days.get(day) ?? []), order]);
  }
  return days;
}

type DayProps = { day: string; orders: readonly Order[]; pathTo: HistoryCardsProps['pathTo'] };

function Day({ day, orders, pathTo }: DayProps) {
  const format = useFormat();
  const { summary } = useUnit($historySummary);
  // Of a day only its first orders may have been loaded; the figures know them all.
  const whole = summary?.days.find((each) => each.day === day);
  return (
    <>
      <h2 className={css.day}>
        <span>{format.weekday(day)}</span>
        {whole && <span className={css.count}>{format.number(whole.orders)}</span>}
        {whole && whole.deliveries + whole.returns > 0 && (
          <span className={css.dayFee}>{format.money(whole.spend)}</span>
        )}
      </h2>
      <List>
        {orders.map((order) => (
          <OrderCard key={order.order_id} order={order} href={pathTo(order.order_id)} />
        ))}
      </List>
    </>
  );
}

function OrderCard({ order, href }: { order: Order; href: string }) {
  const t = useText();
  const format = useFormat();
  const now = useUnit($now);
  const [, navigate] = useLocation();
  const minutes = minutesTaken(order);
  const isDelivered = order.status === 'DELIVERED';
  return (
    <ListRow
      leading={<StatusGlyph glyph={glyphOf(order, now, false)} />}
      title={<OneLine>{order.customer.name}</OneLine>}
      detail={
        <span className={css.card}>
          <span>
            {isDelivered ? format.time(order.created_at) : t(labelKey(labelOfOrder(order)))}
          </span>
          {minutes !== null && <span>{inMinutes(t, minutes)}</span>}
          <DropOff order={order} />
        </span>
      }
      trailing={
        isDelivered ? (
          <SendAgain order={order} small />
        ) : (
          <Counted counts={isFeeCounted(order)}>{format.money(order.delivery_fee ?? 0)}</Counted>
        )
      }
      href={href}
      aria-label={t('order.label', { id: order.order_id })}
      onSelect={() => navigate(href)}
    />
  );
}
