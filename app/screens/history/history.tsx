import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import {
  $historyHasMore,
  $historyIds,
  $historyLoading,
  $historyReady,
  $orders,
  $vendorId,
  historyClosed,
  historyOpened,
  nextPageAsked,
  orderOf,
} from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { Button, EmptyState, Section, Skeleton, Stack } from '#ui';
import { orderPath } from '../../shell/paths.ts';
import * as css from './history.css.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { OrderDialog } from './order-dialog.tsx';

/** Past orders of a period, newest first. */
export function HistoryScreen() {
  const t = useText();
  useHistoryOpen();
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const [vendorId, orders] = useUnit([$vendorId, $orders]);
  const openId = params.get('order_id');
  const order = openId === null ? null : orderOf(orders, openId);
  const pathTo = (orderId: string | null) => orderPath('history', vendorId, orderId);
  return (
    <div className={css.page}>
      <Section level={1} title={t('history.title')}>
        <Stack>
          <HistoryFilters />
          <HistoryRows pathTo={pathTo} />
        </Stack>
      </Section>
      <OrderDialog order={order} onClose={() => navigate(pathTo(null))} />
    </div>
  );
}

function useHistoryOpen() {
  const [open, close] = useUnit([historyOpened, historyClosed]);
  useEffect(() => {
    open();
    return () => close();
  }, [open, close]);
}

function HistoryRows({ pathTo }: { pathTo: (orderId: string) => string }) {
  const t = useText();
  const [ids, orders, ready, loading, hasMore, more] = useUnit([
    $historyIds,
    $orders,
    $historyReady,
    $historyLoading,
    $historyHasMore,
    nextPageAsked,
  ]);
  const rows = ids
    .map((id) => orderOf(orders, id))
    .filter((order): order is Order => order !== null);
  if (!ready) return <Skeleton label={t('app.loading')} lines={8} />;
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState icon="clock" title={t('history.empty')}>
          {t('history.empty.body')}
        </EmptyState>
      ) : (
        <HistoryTable rows={rows} pathTo={pathTo} />
      )}
      {hasMore && (
        <Button busy={loading} onClick={() => more()}>
          {t('history.more')}
        </Button>
      )}
    </>
  );
}
