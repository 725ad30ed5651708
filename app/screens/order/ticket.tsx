import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { printPage } from '#adapters';
import { useComposition } from '#composition';
import { paymentText } from '#core';
import { formatPhone } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import type { Order } from '#schemas';
import { doorRow } from './door-row.ts';
import { featureRows } from './feature-rows.ts';
import * as css from './ticket.css.ts';
import { wholeAddress } from './whole-address.ts';

/** An order on paper, to be stapled to its bag: printed as soon as it is there. */
export function Ticket({ order, onPrinted }: { order: Order; onPrinted: () => void }) {
  useEffect(() => {
    addEventListener('afterprint', onPrinted, { once: true });
    printPage();
    return () => removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(<TicketPaper order={order} />, document.body);
}

/** What stands on it. */
export function TicketPaper({ order }: { order: Order }) {
  const t = useText();
  const { brand } = useConfig();
  return (
    <article className={css.ticket} aria-label={t('ticket.title')}>
      <span>
        <bdi>{brand.serviceName}</bdi> · <bdi>{order.outlet_name}</bdi>
      </span>
      <strong className={css.id}>
        <bdi>{order.order_id}</bdi>
      </strong>
      {order.pickup_code && (
        <strong className={css.code}>
          <bdi>{order.pickup_code}</bdi>
        </strong>
      )}
      <hr className={css.rule} />
      <dl className={css.lines}>
        {useLines(order).map(([key, text]) => (
          <div key={key}>
            <dt className={css.term}>{t(key)}</dt>
            <dd className={css.value}>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** What the person who packs and the rider who carries have to know; nothing else goes on paper. */
function useLines(order: Order): readonly (readonly [string, string])[] {
  const t = useText();
  const format = useFormat();
  const { settings, ticketRows } = useComposition();
  const { phonePlan } = useConfig();
  const { customer, preordered_for: at } = order;
  const { location } = customer;
  const lines: readonly (readonly [string, string | null | undefined])[] = [
    ['order.placed', format.dateTime(order.created_at)],
    ['order.preordered-for', at ? format.dateTime(at) : t('request.collection.asap')],
    ['order.customer', customer.name],
    ['request.customer.phone', formatPhone(customer.phone_number, phonePlan)],
    ['order.address', wholeAddress(location)],
    ['order.notes', location.notes],
    ...featureRows(ticketRows(order), t),
    ['order.description', order.order.description],
    ['order.payment', t(paymentText(order.order.payment_method, settings))],
    ...[doorRow(order, t, format)].filter((row) => row !== null),
    ['ticket.rider', order.rider?.name],
  ];
  return lines.flatMap(([key, text]) => (text ? [[key, text] as const] : []));
}
