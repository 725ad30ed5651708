import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useCallback, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import {
  $mayBeNew,
  $orders,
  $ordersProblem,
  $ordersReady,
  $vendorId,
  orderAsked,
  orderOf,
  orderSelected,
  type Tab,
} from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import { isAtVendor, orderPath } from '#routes';
import { useMedia, VisuallyHidden } from '#ui';
import { besideMap, twoColumns } from '#ui/theme';
import { FirstSteps } from './first-steps-part.ts';
import { NothingChosen } from './nothing-chosen.tsx';
import { OrderList } from './order-list.tsx';
import { OrderPanel } from './order-panel.tsx';
import * as css from './tracking.css.ts';
import { useAfterPicture } from './use-after-picture.ts';
import { useFocusOnArrival, useFocusOnReturn } from './use-focus.ts';
import { useTab } from './use-tab.ts';

const Announcements = lazyPart(
  () => import('./announcements.tsx'),
  ({ Announcements }) => Announcements,
);
const RidersOverview = lazyPart(
  () => import('./overview.tsx'),
  ({ RidersOverview }) => RidersOverview,
);

/** The vendor's orders of today, live: the list, and the selected one beside it. */
export function TrackingScreen() {
  const t = useText();
  const selectedId = useSelectedOrder();
  const [hasRoom, hasMap] = [useMedia(twoColumns), useMedia(besideMap)];
  const shownId = useAfterPicture(selectedId);
  const [tab, setTab] = useTab(selectedId);
  useFocusOnArrival(selectedId);
  useFocusOnReturn(selectedId);
  const [, navigate] = useLocation();
  const [vendorId, select] = useUnit([$vendorId, orderSelected]);
  useEffect(() => {
    select(selectedId);
  }, [selectedId, select]);
  const open = useCallback(
    (orderId: string | null) =>
      navigate(orderPath('order-tracking', vendorId, orderId), { replace: true }),
    [navigate, vendorId],
  );
  const close = useCallback(() => open(null), [open]);
  return (
    <div className={css.page} data-selected={selectedId !== null}>
      <VisuallyHidden>
        <h1>{t('tracking.title')}</h1>
      </VisuallyHidden>
      <div className={css.list}>
        <OrderList selectedId={selectedId} chosen={tab} onTab={setTab} onOpen={open} />
      </div>
      <div className={css.panel}>
        {selectedId === null && hasMap && (
          <Beside key={vendorId} tab={tab} onOpen={open} hasSteps={hasRoom} />
        )}
        {selectedId !== null && shownId !== null && (
          <OrderPanel orderId={shownId} onClose={close} />
        )}
      </div>
      <Suspense fallback={null}>
        <Announcements />
      </Suspense>
    </div>
  );
}

type UnderWayProps = { tab: Tab; onOpen: (orderId: string) => void };

type BesideProps = UnderWayProps & {
  /** Whether it is the place of what a new outlet does first; without room for it, the list is. */
  hasSteps: boolean;
};

/** In the place of an order: what a new outlet does first, or what is under way. */
function Beside({ hasSteps, ...props }: BesideProps) {
  const ordinary = <UnderWay {...props} />;
  const mayBeNew = useUnit($mayBeNew);
  if (!(hasSteps && mayBeNew)) return ordinary;
  return (
    <Suspense fallback={null}>
      <FirstSteps beside>{ordinary}</FirstSteps>
    </Suspense>
  );
}

/** The map of all riders, and of the outlet where there is none; not before it is known what is under way. */
function UnderWay({ tab, onOpen }: UnderWayProps) {
  if (!useUnit($ordersReady)) return null;
  return (
    <Suspense fallback={null}>
      <RidersOverview onOpen={onOpen} instead={<NothingChosen tab={tab} />} />
    </Suspense>
  );
}

/** The order the address names; it is fetched when no list has brought it, or when there will be none. */
function useSelectedOrder(): string | null {
  const [params] = useSearchParams();
  const [path] = useLocation();
  const orderId = params.get('order_id');
  const [ready, problem, vendorId, ask] = useUnit([
    $ordersReady,
    $ordersProblem,
    $vendorId,
    orderAsked,
  ]);
  const known = useStoreMap({
    store: $orders,
    keys: [orderId],
    fn: (orders, [id]) => id === null || orderOf(orders, id) !== null,
  });
  // While the outlet of the address is not chosen yet, the order is looked for at the wrong one.
  const here = isAtVendor(path, vendorId);
  const listless = !ready && problem !== null;
  useEffect(() => {
    if (here && (ready || listless) && !known && vendorId !== null && orderId !== null) {
      ask({ vendor_id: vendorId, order_id: orderId });
    }
  }, [here, ready, listless, known, vendorId, orderId, ask]);
  return orderId;
}
