import {
  attach,
  createEffect,
  createEvent,
  createStore,
  type EffectParams,
  merge,
  restore,
  sample,
} from 'effector';
import type { FeatureColumns } from '#core/rules';
import type { BulkJob, BulkRow } from '#schemas';
import { occupies } from '../../build/occupation.ts';
import { $composition } from '../../compose/model.ts';
import { $now } from '../../kernel/clock.ts';
import {
  closeSpreadsheetFx,
  loadBulkColumnsFx,
  loadBulkDraftFx,
  saveBulkColumnsFx,
} from '../../kernel/ports.ts';
import { noticeShown } from '../../notices/model.ts';
import { durations, failureNotice, type Notice } from '../../notices/notices.ts';
import { $user } from '../../session/model.ts';
import { liveActor } from '../live-actor.ts';
import {
  addRowsFx,
  type BulkActor,
  type BulkOpening,
  type BulkSnapshot,
  bulkSnapshotTaken,
  createJobFx,
  openJobFx,
  placeJobFx,
} from './calls.ts';
import type { BulkInput } from './context.ts';
import type { BulkEvent } from './events.ts';
import { placeFailure } from './place-failure.ts';
import { placedNotice } from './placed-notice.ts';

/** The bulk page was opened for an outlet, or for one of its jobs. */
export const bulkOpened = createEvent<BulkOpening>();
/** The page of a file of orders is left. */
export const bulkClosed = createEvent();
/** The person did something in the flow. */
export const bulkSent = createEvent<BulkEvent>();
/** A row was typed again. */
export const bulkRowTyped = createEvent<{ number: number; values: BulkRow }>();

/** The page that is open now; answers for an earlier one are dropped. */
const $opening = createStore<BulkOpening | null>(null)
  .on(bulkOpened, (_, opening) => opening)
  .reset(bulkClosed);

/** Where the person is in the flow; null while no bulk page is open. */
export const $bulk = restore(bulkSnapshotTaken, null).reset(bulkOpened, bulkClosed);

const noFeatures: readonly FeatureColumns[] = [];
/** The features that add columns to a file. */
export const $bulkFeatures = $bulk.map(
  (snapshot) => snapshot?.context.rules.features ?? noFeatures,
);

type Start = { readonly start: (input: BulkInput) => BulkActor; readonly input: BulkInput };

/**
 * Loads what was kept of earlier visits, and the code of the flow. Kept values that cannot be read are ignored, so that
 * uploading still works.
 */
const loadFx = attach({
  source: { user: $user, composition: $composition },
  effect: async ({ user, composition }, asked: BulkOpening): Promise<Start> => {
    const { loadColumns, ...opening } = asked;
    const { vendorId, rules } = opening;
    const owner = { user_id: user?.id ?? '', vendor_id: vendorId };
    const [choices, kept, flow, columns] = await Promise.allSettled([
      loadBulkColumnsFx(vendorId),
      loadBulkDraftFx(owner),
      import('./actor.ts'),
      loadColumns(),
    ]);
    if (flow.status === 'rejected') throw flow.reason;
    if (columns.status === 'rejected') throw columns.reason;
    const features = columns.value.filter(({ id }) => composition?.pluginIds.includes(id));
    const input = {
      ...opening,
      rules: { ...rules, features },
      choices: choices.status === 'fulfilled' ? choices.value : {},
      kept: kept.status === 'fulfilled' ? kept.value : null,
    };
    return { start: flow.value.startBulk, input };
  },
});
const startBulkFx = createEffect(({ start, input }: Start): BulkActor => start(input));
const sendFx = liveActor<BulkEvent, BulkActor, EffectParams<typeof startBulkFx>>({
  opened: bulkOpened,
  closed: bulkClosed,
  startFx: startBulkFx,
});

// The reader frees the file when its page is closed.
sample({ clock: bulkClosed, target: closeSpreadsheetFx });
sample({ clock: bulkOpened, target: loadFx });
sample({
  clock: loadFx.done,
  source: $opening,
  filter: (current, { params }) => current === params,
  fn: (_, { result }) => result,
  target: startBulkFx,
});
sample({ clock: bulkSent, target: sendFx });

// A file chosen before the flow is loaded waits for it; choosing one also retries a load that failed.
const chosenEarly = sample({ clock: bulkSent, source: $bulk, fn: earlyFile }).filterMap(known);
const $early = restore(chosenEarly, null).reset(bulkOpened);
const taken = sample({ clock: startBulkFx.done, source: $early }).filterMap(known);
$early.reset(taken);
sample({ clock: taken, target: sendFx });
const $asked = sample({
  source: { opening: $opening, coming: loadFx.pending },
  fn: ({ opening, coming }) => (coming ? null : opening),
});
sample({
  clock: sample({ clock: chosenEarly, source: $asked }).filterMap(known),
  target: loadFx,
});
sample({
  clock: loadFx.fail,
  fn: () => said('fault.no-reader', 'error'),
  target: noticeShown,
});

sample({
  clock: bulkRowTyped,
  source: $now,
  fn: (now, typed) => ({ type: 'rowTyped' as const, ...typed, now }),
  target: sendFx,
});

const $choices = $bulk.map((snapshot) => snapshot?.context.choices ?? null);
sample({
  clock: $choices.updates.filterMap(known),
  source: $opening.map((opening) => opening?.vendorId ?? ''),
  fn: (vendor_id, choices) => ({ vendor_id, choices }),
  target: saveBulkColumnsFx,
});

/** A job that was placed while the person watched. */
const $finished = $bulk.map((snapshot): BulkJob | null =>
  snapshot?.hasTag('placed') && snapshot.context.followed ? snapshot.context.job : null,
);
/** The orders of a job have just been placed, except those that failed. */
const bulkPlaced = $finished.updates.filterMap(known);

sample({ clock: bulkPlaced, fn: placedNotice, target: noticeShown });
// The specification wants a message for these two refusals of files; all refusals also stand on the page.
const $told = $bulk.map((snapshot) => {
  const fault = snapshot?.context.fault;
  return fault === 'format' || fault === 'too-large' ? fault : null;
});
sample({
  clock: $told.updates.filterMap(known),
  fn: (fault) => said(`fault.${fault}`, 'error'),
  target: noticeShown,
});
sample({ clock: placeJobFx.failData, fn: placeFailure, target: noticeShown });
sample({
  clock: merge([createJobFx.failData, addRowsFx.failData]),
  fn: (problem) => failureOf('file-upload-error', problem),
  target: noticeShown,
});
sample({
  clock: openJobFx.failData,
  fn: (problem) => failureOf('view-details-error', problem),
  target: noticeShown,
});

// A reload would lose a file that only this page has, or interrupt somebody looking through rows.
occupies(
  'bulk',
  $bulk.map((bulk) => bulk?.hasTag('occupied') ?? false),
);

function said(name: string, type: 'success' | 'error', values: Notice['values'] = {}) {
  return { key: `bulk-order-upload.${name}`, type, duration: durations.bulk, values };
}

function failureOf(name: string, problem: Parameters<typeof failureNotice>[1]) {
  return failureNotice(`bulk-order-upload.${name}`, problem, durations.bulk);
}

function earlyFile(snapshot: BulkSnapshot | null, event: BulkEvent): BulkEvent | null {
  return snapshot === null && event.type === 'fileChosen' ? event : null;
}

function known<Value>(value: Value | null): Value | undefined {
  return value ?? undefined;
}
