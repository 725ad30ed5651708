import { useStoreMap, useUnit } from 'effector-react';
import { memo, useCallback, useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useComposition } from '#composition';
import {
  $historyFailed,
  $historyHasMore,
  $historyIds,
  $historyLoading,
  $historyOutlet,
  $historyReady,
  $historySearch,
  $includeOutlets,
  $orders,
  $pacedOrders,
  $vendorId,
  historyClosed,
  historyOpened,
  isSameList,
  nextPageAsked,
  orderAsked,
  orderOf,
} from '#core';
import { useText } from '#i18n';
import { isAtVendor, orderPath } from '#routes';
import type { Order } from '#schemas';
import { Button, ButtonLink, EmptyState, NotLoaded, Section, Stack, useMedia } from '#ui';
import { phone, wide } from '#ui/theme';
import { ExportButton } from './export-dialog.tsx';
import * as css from './history.css.ts';
import { HistoryCards } from './history-cards.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { RowsShape } from './loading-shape.tsx';
import { NothingFound } from './nothing-found.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { PeriodDays } from './range-filter.tsx';
import { Summary } from './summary.tsx';

/** Past orders of a period, newest first. */
export function HistoryScreen() {
  return useComposition().context.mode === 'GUEST' ? <NeedsAccount /> : <PastOrders />;
}

/** Guests have no past that the server would list. */
function NeedsAccount() {
  const t = useText();
  const enter = (
    <Link href="/connect" asChild>
      <ButtonLink>{t('guest.sign-in')}</ButtonLink>
    </Link>
  );
  return (
    <EmptyState icon="clock" alone title={t('guest.history')} action={enter}>
      {t('guest.history.body')}
    </EmptyState>
  );
}

function PastOrders() {
  const t = useText();
  useHistoryOpen();
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const vendorId = useUnit($vendorId);
  const asked = params.get('order_id');
  const order = useOpenOrder(asked);
  const isWide = useMedia(wide);
  const isPhone = useMedia(phone);
  const isRefused = useUnit($historySearch).kind === 'refused';
  const pathTo = useCallback(
    (orderId: string | null) => orderPath('history', vendorId, orderId),
    [vendorId],
  );
  return (
    <div className={css.page}>
      <Section
        level={1}
        title={t('history.title')}
        actions={isWide ? <Head /> : !isPhone && <ExportButton />}
      >
        {!isWide && <HistoryFilters>{isPhone && <ExportButton small />}</HistoryFilters>}
        {!isRefused && (
          <Stack>
            {!isWide && <PeriodDays />}
            <Summary />
            <HistoryRows pathTo={pathTo} />
          </Stack>
        )}
      </Section>
      <OrderDialog orderId={asked} order={order} onClose={() => navigate(pathTo(null))} />
    </div>
  );
}

/** What is looked at, and a file of it: in the line of the heading where there is room. */
function Head() {
  return (
    <>
      <HistoryFilters />
      <ExportButton />
    </>
  );
}

/** The order the address names; it is fetched when no list has brought it, or when there will be none. */
function useOpenOrder(orderId: string | null): Order | null {
  const [ready, failed, vendorId, ask] = useUnit([
    $historyReady,
    $historyFailed,
    $vendorId,
    orderAsked,
  ]);
  const order = useStoreMap({
    store: $orders,
    keys: [orderId],
    fn: (orders, [id]) => (id === null ? null : orderOf(orders, id)),
  });
  const [path] = useLocation();
  const missing = isAtVendor(path, vendorId) && orderId !== null && order === null;
  const listless = !ready && failed;
  useEffect(() => {
    if (!missing || vendorId === null || !(ready || listless)) return;
    ask({ vendor_id: vendorId, order_id: orderId });
  }, [missing, ready, listless, vendorId, orderId, ask]);
  return order;
}

function useHistoryOpen() {
  const [open, close] = useUnit([historyOpened, historyClosed]);
  useEffect(() => {
    open();
    return () => close();
  }, [open, close]);
}

type RowsProps = { pathTo: (orderId: string) => string };

/** Drawn again only when one of its own orders has changed, not with every update of any order. */
const HistoryRows = memo(function HistoryRows({ pathTo }: RowsProps) {
  const t = useText();
  const rows = useHistoryRows();
  const [ready, failed, loading, hasMore, more, included, outlet] = useUnit([
    $historyReady,
    $historyFailed,
    $historyLoading,
    $historyHasMore,
    nextPageAsked,
    $includeOutlets,
    $historyOutlet,
  ]);
  // Between a phone and a desktop a table would cut each of its cells.
  const isNarrow = !useMedia(wide);
  if (!ready && failed) return <ListNotLoaded />;
  if (!ready) return <RowsShape />;
  return (
    <>
      {rows.length === 0 && <NothingFound />}
      {rows.length > 0 && isNarrow && <HistoryCards rows={rows} pathTo={pathTo} />}
      {rows.length > 0 && !isNarrow && (
        <HistoryTable rows={rows} outlets={included && outlet === null} pathTo={pathTo} />
      )}
      {hasMore && (
        <Button busy={loading} onClick={() => more()}>
          {t('history.more')}
        </Button>
      )}
    </>
  );
});

function useHistoryRows(): readonly Order[] {
  const ids = useUnit($historyIds);
  return useStoreMap({
    store: $pacedOrders,
    keys: [ids],
    fn: (orders, [wanted]): readonly Order[] => wanted.flatMap((id) => orderOf(orders, id) ?? []),
    updateFilter: (next, last) => !isSameList(next, last),
  });
}

function ListNotLoaded() {
  const t = useText();
  const [loading, retry] = useUnit([$historyLoading, historyOpened]);
  return (
    <NotLoaded retryLabel={t('action.retry')} busy={loading} onRetry={() => retry()}>
      {t('error.cant-retrieve-past-orders', { message: '' })}
    </NotLoaded>
  );
}
