import { attach, createEvent, createStore, restore, sample } from 'effector';
import { type BulkJob, endpoints, type Id } from '#schemas';
import { bulkClosed } from '../flows/bulk/model.ts';
import { latestOf } from '../kernel/latest.ts';
import { happened } from '../kernel/log.ts';
import { endpointFx, waitFx } from '../kernel/ports.ts';
import { noticeShown } from '../notices/model.ts';
import { durations, failureNotice } from '../notices/notices.ts';

/** The jobs of an outlet are looked at, or are wanted again. */
export const bulkJobsAsked = createEvent<Id>();

const listFx = attach({
  effect: endpointFx(endpoints.listBulkJobs),
  mapParams: (vendorId: Id) => ({ params: { vendorId } }),
});

/** Only the latest question counts: jobs or failures of an outlet that the person has left must not show under another. */
const listed = latestOf(listFx, bulkClosed);

type Jobs = { readonly vendorId: Id | null; readonly jobs: readonly BulkJob[] | null };
const nothing: Jobs = { vendorId: null, jobs: null };

/** The outlet whose jobs are looked at; null once the page is closed. */
const $wanted = restore(bulkJobsAsked, null).reset(bulkClosed);
/** Newest first; null until they have arrived. */
export const $bulkJobs = createStore(nothing)
  .on(bulkJobsAsked, (known, vendorId) =>
    known.vendorId === vendorId ? known : { vendorId, jobs: null },
  )
  .reset(happened('session.ended'));
/** Whether the last look at an outlet's jobs failed. */
export const $bulkJobsFailed = createStore(false)
  .on(listed.fail, () => true)
  .reset(listFx, bulkClosed);

sample({ clock: bulkJobsAsked, target: listFx });
sample({
  clock: listed.done,
  fn: ({ params: vendorId, result: jobs }) => ({ vendorId, jobs }),
  target: $bulkJobs,
});
sample({
  clock: listed.fail,
  fn: ({ error }) => failureNotice('bulk-order-upload.job-history-error', error, durations.bulk),
  target: noticeShown,
});

// While rows are being checked or placed and the page is open, the list is fetched again.
const pauseFx = attach({ effect: waitFx, mapParams: (_: Id) => ({ seconds: 2 }) });
const unfinished = sample({
  clock: listed.done,
  filter: ({ result }) =>
    result.some(({ phase }) => phase === 'preprocessing' || phase === 'placing'),
  fn: ({ params }) => params,
});
sample({ clock: unfinished, target: pauseFx });
sample({
  clock: pauseFx.done,
  source: $wanted,
  filter: (wanted, { params }) => wanted === params,
  fn: (_, { params }) => params,
  target: listFx,
});
