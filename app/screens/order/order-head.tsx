import { useUnit } from 'effector-react';
import type { ReactNode, Ref } from 'react';
import { $now, labelOf, numberCopied } from '#core';
import { clockOf, isRunningLate } from '#core/rules';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { cut, IconButton } from '#ui';
import { OrderClock } from './order-clock.tsx';
import * as css from './pane.css.ts';
import { StageBar } from './stage-bar.tsx';
import { StatusBadge } from './status-badge.tsx';
import { wholeAddress } from './whole-address.ts';

/** As many characters of an address as leave what can be done in sight; all of it stands among the facts. */
const mostAddress = 120;

type OrderHeadProps = {
  /** Null until it is here. */
  order: Order | null;
  /** The heading: who it is for. */
  title: ReactNode;
  /** Leads back to where the order was chosen. */
  back?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
  /** For a page that keeps it in sight. */
  ref?: Ref<HTMLElement>;
  className?: string;
};

/** The head of an order: recipient, time, actions and progress, which people open it for. */
export function OrderHead({ order, title, back, children, ref, className = '' }: OrderHeadProps) {
  return (
    <header {...(ref && { ref })} className={`${css.head} ${className}`}>
      {back}
      <div className={css.who}>
        {title}
        {order && <Where order={order} />}
      </div>
      {order && <Now order={order} />}
      {order && <div className={css.actions}>{children}</div>}
    </header>
  );
}

/** The clock and the stages, which move with the time. */
function Now({ order }: { order: Order }) {
  const now = useUnit($now);
  const clock = clockOf(order, now);
  return (
    <>
      {clock && <OrderClock clock={clock} now={now} />}
      <StageBar order={order} now={now} late={isRunningLate(order, now)} />
    </>
  );
}

function Where({ order }: { order: Order }) {
  const t = useText();
  const [now, copy] = useUnit([$now, numberCopied]);
  const { order_id: orderId, customer } = order;
  return (
    <div className={css.where}>
      <StatusBadge label={labelOf(order, now)} />
      <span className={css.place}>
        {/* The space behind it is at the page's end, whichever way its words are read. */}
        <bdi className={css.address}>{cut(wholeAddress(customer.location), mostAddress)}</bdi>{' '}
        <span className={css.number}>
          <bdi dir="ltr">{orderId}</bdi>
          <IconButton
            icon="copy"
            label={t('order.number.copy')}
            className={css.copy}
            onClick={() => copy(orderId)}
          />
        </span>
      </span>
    </div>
  );
}
