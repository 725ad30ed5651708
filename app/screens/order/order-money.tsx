import { doorMoney, isPaidOnline, isUncharged, sumsOf } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import type { Order } from '#schemas';
import { isWordless, tookNothing } from './door-row.ts';
import * as css from './rest.css.ts';

/** The amount at the door first, since shops ask for it first, then the fee. */
export function OrderMoney({ order }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const { market } = useConfig();
  const { fee } = sumsOf(order, market);
  return (
    <div className={css.money}>
      <AtDoor order={order} />
      {isUncharged(order) ? (
        <p className={css.plain}>{t('order.fee.uncharged')}</p>
      ) : (
        fee !== null && (
          <p className={css.muted}>
            {t(isPaidOnline(order) ? 'order.fee.paid' : 'order.fee')}{' '}
            <bdi className={css.fee}>{format.money(fee)}</bdi>
          </p>
        )
      )}
    </div>
  );
}

function AtDoor({ order }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const { state, amount } = doorMoney(order);
  if (state === 'nothing') {
    if (tookNothing(order)) return <p className={css.plain}>{t('order.money.not-collected')}</p>;
    return isWordless(order) ? null : <p className={css.plain}>{t('order.money.nothing')}</p>;
  }
  return (
    <p>
      <span className={css.muted}>
        {t(state === 'collected' ? 'order.money.collected' : 'order.money.collects')}
      </span>{' '}
      <span className={css.sum}>
        <bdi className={css.amount}>{format.money(amount)}</bdi>{' '}
        {t(`order.money.${order.order.payment_method}`)}
      </span>
    </p>
  );
}
