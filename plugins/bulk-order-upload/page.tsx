import { useUnit } from 'effector-react';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import {
  $bulk,
  $vendor,
  type BulkSnapshot,
  type BulkStep,
  bulkClosed,
  bulkOpened,
  bulkSent,
} from '#core';
import { useConfig, useText } from '#i18n';
import { lazyPart } from '#lazy';
import { pathOf } from '#routes';
import type { Id } from '#schemas';
import { Button, Notice, Skeleton, Stack } from '#ui';
import * as css from './bulk.css.ts';
import { FileStep } from './file-step.tsx';
import { loadLater } from './load-later.ts';
import { bulkPath, jobIdIn } from './paths.ts';
import { ReadingStep } from './reading-step.tsx';
import { hasTitle, isLater, stepOf } from './steps.ts';

const LaterSteps = lazyPart(loadLater, ({ LaterSteps }) => LaterSteps);
/** Loaded later, since it is not needed to choose a file. */
const JobHistory = lazyPart(
  () => import('./job-history.tsx'),
  ({ JobHistory }) => JobHistory,
);

/** The page of files of orders; its address names the job once there is one. */
export function BulkPage() {
  const vendor = useUnit($vendor);
  return (
    <div className={css.page}>
      {vendor === null ? <PageTitle /> : <BulkFlow vendorId={vendor.vendor_id} />}
    </div>
  );
}

function BulkFlow({ vendorId }: { vendorId: Id }) {
  const snapshot = useUnit($bulk);
  useOpenFlow(vendorId, snapshot);
  useTrackingAfter(vendorId, snapshot);
  const [path] = useLocation();
  // Before the flow is loaded: choosing a file, unless the address names a job.
  const early = jobIdIn(path) === null ? 'file' : null;
  const step = snapshot === null ? early : stepOf(snapshot);
  return (
    <Stack gap={6}>
      <Stack>
        {!hasTitle(step) && <PageTitle />}
        <CurrentStep {...{ step, snapshot, vendorId }} />
      </Stack>
      {step !== 'repair' && step !== 'results' && (
        <Suspense fallback={<Loading />}>
          <JobHistory vendorId={vendorId} step={step} />
        </Suspense>
      )}
    </Stack>
  );
}

/** The page's heading for steps without one of their own. */
function PageTitle() {
  const t = useText();
  return <h1 className={css.stepTitle}>{t('bulk-order-upload.title')}</h1>;
}

type CurrentStepProps = { step: BulkStep | null; snapshot: BulkSnapshot | null; vendorId: Id };

function CurrentStep({ step, snapshot, vendorId }: CurrentStepProps) {
  if (step === 'file') return <FileStep {...snapshot?.context} vendorId={vendorId} />;
  if (snapshot === null || step === null) return <Loading />;
  if (step === 'reading') return <ReadingStep snapshot={snapshot} onBegun={loadLater} />;
  if (step === 'unavailable') return <Unavailable />;
  if (!isLater(step)) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <LaterSteps {...{ step, snapshot }} />
    </Suspense>
  );
}

/** Loaded in parallel with the flow. */
const loadColumns = () => import('../columns.ts').then(({ featureColumns }) => featureColumns);

/** Keeps the flow and the address in step, in both directions. */
function useOpenFlow(vendorId: Id, snapshot: BulkSnapshot | null): void {
  const [path, navigate] = useLocation();
  const { market, phonePlan, deployment } = useConfig();
  const [open, close] = useUnit([bulkOpened, bulkClosed]);
  const named = jobIdIn(path);
  const held = snapshot?.context.jobId;
  const opened = useRef<{ vendorId: Id; jobId: Id | null } | null>(null);
  const follow = useEffectEvent((outlet: Id, jobId: Id | null) => {
    const now = opened.current;
    if (now?.vendorId === outlet && now.jobId === jobId) return;
    opened.current = { vendorId: outlet, jobId };
    const rules = { market, phonePlan, timezone: deployment.timezone, vendorId: outlet };
    open({ vendorId: outlet, jobId, rules, loadColumns });
  });
  useEffect(() => follow(vendorId, named), [vendorId, named]);
  const lead = useEffectEvent((jobId: Id | null) => {
    const now = opened.current;
    if (now === null || now.jobId === jobId) return;
    opened.current = { ...now, jobId };
    navigate(bulkPath(now.vendorId, jobId), { replace: jobId !== null });
  });
  useEffect(() => {
    if (held !== undefined) lead(held);
  }, [held]);
  useEffect(() => {
    return () => {
      opened.current = null;
      close();
    };
  }, [close]);
}

/** Leads to the orders once all are placed, if the person watched (specification 2, section 2). */
function useTrackingAfter(vendorId: Id, snapshot: BulkSnapshot | null): void {
  const [, navigate] = useLocation();
  const context = snapshot?.context;
  const done = context?.followed && context.job?.status === 'ORDER_PLACEMENT_SUCCESS';
  useEffect(() => {
    if (done) navigate(pathOf({ page: 'order-tracking', vendorId }));
  }, [done, vendorId, navigate]);
}

function Unavailable() {
  const t = useText();
  const send = useUnit(bulkSent);
  return (
    <Notice
      tone="critical"
      action={<Button onClick={() => send({ type: 'triedAgain' })}>{t('action.retry')}</Button>}
    >
      {t('bulk-order-upload.view-details-error')}
    </Notice>
  );
}

function Loading() {
  const t = useText();
  return <Skeleton label={t('app.loading')} lines={6} />;
}
