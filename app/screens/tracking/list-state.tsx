import { useStoreMap, useUnit } from 'effector-react';
import {
  $ordersComplete,
  $ordersLoading,
  $ordersProblem,
  $ordersReady,
  $pacedOrders,
  $unreadable,
  countsOf,
  ordersAsked,
  tabs,
} from '#core';
import { useText } from '#i18n';
import { Notice, NotLoaded } from '#ui';
import * as css from './list-state.css.ts';

/** What is not in the list and why: more of it is coming or could not be loaded, or an order cannot be shown. */
export function ListState() {
  return (
    <>
      <Unreadable />
      <Incomplete />
    </>
  );
}

function Unreadable() {
  const t = useText();
  const count = useUnit($unreadable);
  if (count === 0) return null;
  return (
    <div className={css.inset}>
      <Notice tone="warning">{t('tracking.unreadable', { count })}</Notice>
    </div>
  );
}

function Incomplete() {
  const t = useText();
  const [ready, complete, problem, loading, ask] = useUnit([
    $ordersReady,
    $ordersComplete,
    $ordersProblem,
    $ordersLoading,
    ordersAsked,
  ]);
  const isLong = useStoreMap({
    store: $pacedOrders,
    keys: [],
    fn: (orders) => tabs.reduce((sum, tab) => sum + countsOf(orders)[tab], 0) >= LONG,
  });
  if (!ready || complete) return null;
  if (problem !== null) {
    return (
      <div className={css.inset}>
        <NotLoaded retryLabel={t('action.retry')} busy={loading} onRetry={() => ask()}>
          {t('tracking.incomplete')}
        </NotLoaded>
      </div>
    );
  }
  return isLong ? (
    <p role="status" className={css.coming}>
      {t('tracking.coming')}
    </p>
  ) : null;
}

/** A shorter list is whole before anybody has read that more is coming. */
const LONG = 50;
