import { useUnit } from 'effector-react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { newId } from '#adapters';
import {
  $request,
  $termsAsked,
  $vendor,
  type Origin,
  type RequestSnapshot,
  requestPage,
} from '#core';
import { useLanguage, useText } from '#i18n';
import { lazyPart } from '#lazy';
import { orderPath, placeOf } from '#routes';
import type { Vendor } from '#schemas';
import { Notice, Skeleton } from '#ui';
import { useBeginning } from './beginning.ts';
import { DestinationStep } from './destination-step.tsx';
import { EditStopped } from './edit-parts.ts';
import { Loading } from './loading.tsx';
import { MapPart, useMapSoon } from './map-part.tsx';
import * as css from './request.css.ts';
import { RequestHead } from './request-head.tsx';
import { stepOf } from './steps.ts';
import { useOrigin } from './use-origin.ts';

/** The main job: call a rider for one order. */
export function RequestScreen() {
  const t = useText();
  const vendor = useUnit($vendor);
  const [path] = useLocation();
  const orderId = useSearchParams()[0].get('orderID') || null;
  const origin = useOrigin(vendor);
  if (vendor === null) return <Loading />;
  if (orderId !== null && isElsewhere(path, vendor)) return <Loading edit />;
  if (origin === null) {
    return (
      <div className={css.alone}>
        <Notice tone="warning">{t('request.no-coordinates')}</Notice>
      </div>
    );
  }
  return <RequestFlow key={`${vendor.vendor_id} ${orderId}`} origin={origin} orderId={orderId} />;
}

/** Whether the address names another outlet, which is about to be chosen: the order to edit is one of its own. */
function isElsewhere(path: string, { vendor_id }: Vendor): boolean {
  const named = placeOf(path)?.vendorId ?? vendor_id;
  return named !== vendor_id;
}

type FlowProps = { origin: Origin; orderId: string | null };

function RequestFlow({ origin, orderId }: FlowProps) {
  useOpenFlow(origin, orderId);
  // Subscribes early, so that the terms of the last step are known by then.
  const [snapshot] = useUnit([$request, $termsAsked]);
  useTrackingAfter(snapshot);
  useMapSoon();
  return (
    <>
      <Suspense fallback={null}>
        <StepsKept snapshot={snapshot} />
      </Suspense>
      <FlowPage snapshot={snapshot} edits={orderId !== null} />
    </>
  );
}

const StepsKept = lazyPart(
  () => import('./steps-kept.tsx'),
  ({ StepsKept }) => StepsKept,
  () => null,
);

type PageProps = { snapshot: RequestSnapshot | null; edits: boolean };

function FlowPage({ snapshot, edits }: PageProps) {
  if (snapshot === null || snapshot.hasTag('opening')) return <Loading edit={edits} />;
  const Instead = insteadOfForm(snapshot);
  if (Instead !== null) {
    return (
      <Suspense fallback={<Loading edit={edits} />}>
        <Instead snapshot={snapshot} />
      </Suspense>
    );
  }
  return (
    <div className={css.page} data-step={stepOf(snapshot)}>
      <div className={css.column}>
        <RequestHead snapshot={snapshot} />
        <CurrentStep snapshot={snapshot} />
      </div>
      <MapPart snapshot={snapshot} />
    </div>
  );
}

/** Seldom needed, so its code comes when it is. */
const OriginFlow = lazyPart(
  () => import('./origin-flow.tsx'),
  ({ OriginFlow }) => OriginFlow,
);

const OrderPlaced = lazyPart(
  () => import('./order-placed.tsx'),
  ({ OrderPlaced }) => OrderPlaced,
);

/** What stands there while there is no form. */
function insteadOfForm(snapshot: RequestSnapshot) {
  if (snapshot.hasTag('stopped')) return EditStopped;
  if (snapshot.context.origin.missing) return OriginFlow;
  return snapshot.hasTag('placed') ? OrderPlaced : null;
}

const PaymentPanel = lazyPart(
  () => import('./pay/payment-panel.tsx'),
  ({ PaymentPanel }) => PaymentPanel,
);

const LaterSteps = lazyPart(
  () => import('./later-steps.tsx'),
  ({ LaterSteps }) => LaterSteps,
);

function CurrentStep({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  if (snapshot.hasTag('paying')) {
    return (
      <Suspense fallback={null}>
        <PaymentPanel />
      </Suspense>
    );
  }
  return (
    <>
      {stepOf(snapshot) === 'destination' && <DestinationStep snapshot={snapshot} />}
      <Suspense fallback={<Skeleton label={t('app.loading')} lines={6} />}>
        <LaterSteps snapshot={snapshot} />
      </Suspense>
    </>
  );
}

/** One flow for each outlet or edited order: it starts with the page and restarts when that changes. */
function useOpenFlow(origin: Origin, orderId: string | null) {
  const { code: language } = useLanguage();
  const beginning = useBeginning();
  const { opened: open, closed: close } = useUnit(requestPage);
  const begin = useEffectEvent(() =>
    open({ origin, orderId, language, newKey: newId, ...beginning }),
  );
  useEffect(() => {
    begin();
    return () => close();
  }, [close]);
}

/** A placed order is watched at once (specification 2, section 2). */
function useTrackingAfter(snapshot: RequestSnapshot | null) {
  const [, navigate] = useLocation();
  const order = snapshot?.context.order ?? null;
  useEffect(() => {
    if (order) navigate(orderPath('order-tracking', order.vendor_id, order.order_id));
  }, [order, navigate]);
}
