import { attach, createEvent, createStore, restore, sample } from 'effector';
import { type BulkJob, endpoints, type Id } from '#schemas';
import { bulkClosed } from '../flows/bulk-model.ts';
import { happened } from '../log.ts';
import { noticeShown } from '../notices/model.ts';
import { durations, failureNotice } from '../notices/notices.ts';
import { endpointFx, waitFx } from '../ports.ts';

/** The jobs of an outlet are looked at, or are wanted again. */
export const bulkJobsAsked = createEvent<Id>();

const listFx = attach({
  effect: endpointFx(endpoints.listBulkJobs),
  mapParams: (vendorId: Id) => ({ params: { vendorId } }),
});

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
  .on(listFx.fail, () => true)
  .reset(listFx);

sample({ clock: bulkJobsAsked, target: listFx });
// The answer for an outlet that the person has left must not take the place of the present one's.
sample({
  clock: listFx.done,
  source: $wanted,
  filter: (wanted, { params }) => params === wanted,
  fn: (_, { params: vendorId, result: jobs }) => ({ vendorId, jobs }),
  target: $bulkJobs,
});
sample({
  clock: listFx.failData,
  fn: (problem) => failureNotice('bulk-order-upload.job-history-error', problem, durations.bulk),
  target: noticeShown,
});

// Orders that are being placed are looked at again, as long as somebody is there to see it.
const pauseFx = attach({ effect: waitFx, mapParams: (_: Id) => ({ seconds: 2 }) });
const unfinished = sample({
  clock: listFx.done,
  filter: ({ result }) => result.some(({ phase }) => phase === 'placing'),
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
