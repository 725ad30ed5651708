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
import { bulkPath, jobIdIn } from './paths.ts';
import { ReadingStep } from './reading-step.tsx';
import { hasTitle, isLater, stepOf } from './steps.ts';

const load = () => import('./later-steps.tsx');
const LaterSteps = lazyPart(load, ({ LaterSteps }) => LaterSteps);
/** A file may be chosen before the jobs of other days are there. */
const JobHistory = lazyPart(
  () => import('./job-history.tsx'),
  ({ JobHistory }) => JobHistory,
);

/** From a file of orders to riders on their way; the address names the job once there is one. */
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
  const step = snapshot === null ? early(path) : stepOf(snapshot);
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

/** What the page is called until a step has a heading of its own. */
function PageTitle() {
  const t = useText();
  return <h1 className={css.stepTitle}>{t('bulk-order-upload.title')}</h1>;
}

/** A file may be chosen before the flow is there; a job has to be fetched. */
function early(path: string): BulkStep | null {
  return jobIdIn(path) === null ? 'file' : null;
}

type CurrentStepProps = { step: BulkStep | null; snapshot: BulkSnapshot | null; vendorId: Id };

function CurrentStep({ step, snapshot, vendorId }: CurrentStepProps) {
  if (step === 'file') return <FileStep {...snapshot?.context} vendorId={vendorId} />;
  if (snapshot === null || step === null) return <Loading />;
  if (step === 'reading') return <ReadingStep snapshot={snapshot} onBegun={load} />;
  if (step === 'unavailable') return <Unavailable />;
  if (!isLater(step)) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <LaterSteps {...{ step, snapshot }} />
    </Suspense>
  );
}

/** They come beside the flow, which reads the file. */
const loadColumns = () => import('../columns.ts').then(({ featureColumns }) => featureColumns);

/** Keeps the flow and the address together: whichever changed last leads. */
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

/** Anyone who looks on while everything is placed goes to the orders (specification 2, section 2). */
function useTrackingAfter(vendorId: Id, snapshot: BulkSnapshot | null): void {
  const [, navigate] = useLocation();
  const { job, followed } = snapshot?.context ?? { job: null, followed: false };
  const done = followed && job?.status === 'ORDER_PLACEMENT_SUCCESS';
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
