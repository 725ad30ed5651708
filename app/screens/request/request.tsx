import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { newId } from '#adapters';
import {
  $request,
  $vendor,
  type Origin,
  type RequestSnapshot,
  requestClosed,
  requestOpened,
} from '#core';
import { useLanguage, useText } from '#i18n';
import { Button, Notice, Row, Section, Skeleton, Stack } from '#ui';
import { orderPath } from '../../shell/paths.ts';
import { DestinationStep } from './destination-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { FeeChangedDialog } from './fee-changed-dialog.tsx';
import { NoOutlet, StoreUnavailable } from './no-outlet.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { PaymentStep } from './payment-step.tsx';
import * as css from './request.css.ts';
import { useInitialFields } from './request-form.ts';
import { RequestMap } from './request-map.tsx';
import { ServiceClosed } from './service-closed.tsx';
import { stepOf } from './steps.ts';
import { useOrigin } from './use-origin.ts';
import { useStartOver } from './use-start-over.ts';
import { ValueDialog } from './value-dialog.tsx';

/** The main job: call a rider for one order. */
export function RequestScreen() {
  const t = useText();
  const vendor = useUnit($vendor);
  const origin = useOrigin(vendor);
  if (vendor === null) return <NoOutlet loading={<Loading />} />;
  if (!vendor.is_active) return <StoreUnavailable />;
  if (origin === null) {
    return (
      <div className={css.alone}>
        <Notice tone="warning">{t('request.no-coordinates')}</Notice>
      </div>
    );
  }
  return <RequestFlow key={vendor.vendor_id} origin={origin} />;
}

function RequestFlow({ origin }: { origin: Origin }) {
  useOpenFlow(origin);
  const snapshot = useUnit($request);
  useTrackingAfter(snapshot);
  if (snapshot === null || snapshot.matches('checkServiceHours')) return <Loading />;
  if (isAskedFor(snapshot)) {
    return (
      <Suspense fallback={<Loading />}>
        <OriginFlow snapshot={snapshot} />
      </Suspense>
    );
  }
  if (snapshot.matches('serviceClosed')) return <ServiceClosed snapshot={snapshot} />;
  if (snapshot.matches('succeeded')) return <OrderPlaced snapshot={snapshot} />;
  return (
    <div className={css.page} data-step={stepOf(snapshot)}>
      <div className={css.form}>
        <RequestHead snapshot={snapshot} />
        <CurrentStep snapshot={snapshot} />
      </div>
      <RequestMap snapshot={snapshot} />
      <FeeChangedDialog snapshot={snapshot} />
      <ValueDialog snapshot={snapshot} />
    </div>
  );
}

/** Seldom needed, so its code comes when it is. */
const OriginFlow = lazy(() =>
  import('./origin-flow.tsx').then((code) => ({ default: code.OriginFlow })),
);

/** Whether the flow still asks where the outlet stands. */
function isAskedFor({ context }: RequestSnapshot): boolean {
  return context.origin.missing !== undefined;
}

function CurrentStep({ snapshot }: { snapshot: RequestSnapshot }) {
  const step = stepOf(snapshot);
  if (step === 'destination') return <DestinationStep snapshot={snapshot} />;
  if (step === 'details') return <DetailsStep snapshot={snapshot} />;
  return <PaymentStep snapshot={snapshot} />;
}

const steps = ['destination', 'details', 'payment'] as const;

function RequestHead({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const startOver = useStartOver();
  const step = stepOf(snapshot);
  const heading = useFocusOnChange(step);
  const started = snapshot.context.draft.address_query !== '';
  return (
    <Stack gap={3}>
      <Row justify="between" align="start">
        <div>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {t('request.title')}
          </h1>
          <p className={css.muted} role="status">
            {t('request.step', { current: steps.indexOf(step) + 1, total: steps.length })}
            {' · '}
            {t(`request.step.${step}`)}
          </p>
        </div>
        {started && (
          <Button variant="quiet" className={css.asideButton} onClick={startOver}>
            {t('request.start-over')}
          </Button>
        )}
      </Row>
      {snapshot.context.bypassed && (
        <Notice tone="warning">{t('request.test-vendor.warning')}</Notice>
      )}
      {snapshot.context.restored && <Notice tone="info">{t('request.draft-restored')}</Notice>}
    </Stack>
  );
}

/** A new step begins at its top, for the eye, the keyboard and a screen reader alike. */
function useFocusOnChange(step: string) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [step]);
  return ref;
}

/** One flow for each outlet: it starts with the page and restarts when the outlet changes. */
function useOpenFlow(origin: Origin) {
  const { code: language } = useLanguage();
  const initialFields = useInitialFields();
  const [open, close] = useUnit([requestOpened, requestClosed]);
  const begin = useEffectEvent(() => open({ origin, language, newKey: newId, initialFields }));
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

function Loading() {
  const t = useText();
  return (
    <div className={css.alone}>
      <Section level={1} title={t('request.title')}>
        <Skeleton label={t('request.checking-hours')} lines={4} />
      </Section>
    </div>
  );
}
