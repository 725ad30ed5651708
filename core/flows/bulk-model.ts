import { attach, createEvent, createStore, type EffectParams, restore, sample } from 'effector';
import type { BulkJob, BulkRow } from '#schemas';
import { $now } from '../clock.ts';
import { noticeShown } from '../notices/model.ts';
import { durations, failureNotice } from '../notices/notices.ts';
import {
  closeSpreadsheetFx,
  loadBulkColumnsFx,
  loadBulkDraftFx,
  saveBulkColumnsFx,
} from '../ports.ts';
import { $user } from '../session/model.ts';
import {
  type BulkActor,
  type BulkOpening,
  bulkSnapshotTaken,
  createJobFx,
  type Known,
  openJobFx,
  placeJobFx,
  startBulkFx,
} from './bulk-actor.ts';
import type { BulkEvent } from './bulk-events.ts';
import { liveActor } from './live-actor.ts';

/** The bulk page was opened for an outlet, or for one of its jobs. */
export const bulkOpened = createEvent<BulkOpening>();
export const bulkClosed = createEvent();
/** The person did something in the flow. */
export const bulkSent = createEvent<BulkEvent>();
/** A row was typed anew. */
export const bulkRowTyped = createEvent<{ number: number; values: BulkRow }>();

/** The page that is open now; what belongs to an earlier one comes too late. */
const $opening = createStore<BulkOpening | null>(null)
  .on(bulkOpened, (_, opening) => opening)
  .reset(bulkClosed);

/** Where the person is in the flow; null while no bulk page is open. */
export const $bulk = restore(bulkSnapshotTaken, null).reset(bulkOpened, bulkClosed);

/** What is known of earlier visits. What cannot be read does not keep anybody from uploading. */
const loadFx = attach({
  source: $user,
  effect: async (user, { vendorId }: BulkOpening): Promise<Known> => {
    const owner = { user_id: user?.id ?? '', vendor_id: vendorId };
    const [choices, kept] = await Promise.allSettled([
      loadBulkColumnsFx(vendorId),
      loadBulkDraftFx(owner),
    ]);
    return {
      choices: choices.status === 'fulfilled' ? choices.value : {},
      kept: kept.status === 'fulfilled' ? kept.value : null,
    };
  },
});
const sendFx = liveActor<BulkEvent, BulkActor, EffectParams<typeof startBulkFx>>({
  opened: bulkOpened,
  closed: bulkClosed,
  startFx: startBulkFx,
});

// Nobody needs the rows of a file any more whose page is closed.
sample({ clock: bulkClosed, target: closeSpreadsheetFx });
sample({ clock: bulkOpened, target: loadFx });
sample({
  clock: loadFx.done,
  source: $opening,
  filter: (current, { params }) => current === params,
  fn: (_, { params: opening, result }) => ({ opening, ...result }),
  target: startBulkFx,
});
sample({ clock: bulkSent, target: sendFx });
sample({
  clock: bulkRowTyped,
  source: $now,
  fn: (now, typed) => ({ type: 'rowTyped' as const, ...typed, now }),
  target: sendFx,
});

const $choices = $bulk.map((snapshot) => snapshot?.context.choices ?? null);
sample({
  clock: $choices.updates.filterMap((choices) => choices ?? undefined),
  source: $opening.map((opening) => opening?.vendorId ?? ''),
  fn: (vendor_id, choices) => ({ vendor_id, choices }),
  target: saveBulkColumnsFx,
});

/** A job as it was left by a placement that somebody looked on at. */
const $finished = $bulk.map((snapshot): BulkJob | null =>
  snapshot?.matches('placed') && snapshot.context.followed ? snapshot.context.job : null,
);
/** The orders of a job have just been placed, or as many of them as could be. */
const bulkPlaced = $finished.updates.filterMap((job) => job ?? undefined);

sample({
  clock: bulkPlaced,
  fn: ({ status, orders_placed: count }) =>
    status === 'ORDER_PLACEMENT_SUCCESS'
      ? { ...said('place-order-success', 'success'), values: { count } }
      : { ...said('place-order-error', 'error'), values: { message: '' } },
  target: noticeShown,
});
// The two refusals of files that the specification names are told like every other message; all stand on the page, too.
const $told = $bulk.map((snapshot) => {
  const fault = snapshot?.context.fault ?? null;
  return fault === 'format' || fault === 'too-large' ? fault : null;
});
sample({
  clock: $told.updates.filterMap((fault) => fault ?? undefined),
  fn: (fault) => ({ ...said(`fault.${fault}`, 'error'), values: {} }),
  target: noticeShown,
});
sample({
  clock: placeJobFx.failData,
  fn: (problem) => failed('place-order-error', problem),
  target: noticeShown,
});
sample({
  clock: createJobFx.failData,
  fn: (problem) => failed('file-upload-error', problem),
  target: noticeShown,
});
sample({
  clock: openJobFx.failData,
  fn: (problem) => failed('view-details-error', problem),
  target: noticeShown,
});

function said(name: string, type: 'success' | 'error') {
  return { key: `bulk-order-upload.${name}`, type, duration: durations.bulk };
}

function failed(name: string, problem: Parameters<typeof failureNotice>[1]) {
  return failureNotice(`bulk-order-upload.${name}`, problem, durations.bulk);
}
