import { useUnit } from 'effector-react';
import { $historySummary } from '#core';
import { useFormat, useText } from '#i18n';
import type { OrderSummary } from '#schemas';
import * as css from './history.css.ts';

/** What is left of the orders when all ends are counted, so that the figures always add up. */
const ongoingOf = ({ orders, deliveries, returns, cancellations }: OrderSummary) =>
  orders - deliveries - returns - cancellations;

/** How many orders there are and what became of them, all pages of the list included. */
export function Totals() {
  const t = useText();
  const format = useFormat();
  const { summary } = useUnit($historySummary);
  if (summary === null) return null;
  const { orders, deliveries, returns, cancellations, charges } = summary;
  const parts = [
    ['deliveries', deliveries],
    ['returns', returns],
    ['cancellations', cancellations],
    ['ongoing', ongoingOf(summary)],
  ] as const;
  return (
    <span className={css.totals}>
      <strong>{`${t('history.summary.orders')} ${format.number(orders)}`}</strong>
      {parts
        .filter(([, count]) => count > 0)
        .map(([name, count]) => (
          <span key={name}>{`${t(`history.summary.${name}`)} ${format.number(count)}`}</span>
        ))}
      {charges > 0 && <span>{`${t('history.summary.charges')} ${format.money(charges)}`}</span>}
    </span>
  );
}
