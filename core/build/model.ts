import { attach, createEffect, createEvent, createStore, restore, sample } from 'effector';
import { AssetManifest } from '#schemas';
import { clockTicked, secondsSince } from '../kernel/clock.ts';
import { loadReloadedFx, readAssetFx, reloadFx, waitFx } from '../kernel/ports.ts';
import { noticeShown } from '../notices/model.ts';
import { durations } from '../notices/notices.ts';
import { $isOccupied } from './occupation.ts';

/** Seconds between two looks for a newer build, and from the warning to the reload (specification 1, section 9). */
const LOOK_EVERY = 300;
const RELOAD_AFTER = 3;

/** The build of this page; null for an unbuilt page (in development), which never looks for another. */
export const buildKnown = createEvent<string | null>();
const $build = restore(buildKnown, null);

const manifestFx = attach({
  effect: readAssetFx,
  mapParams: (now: number) => `/asset-manifest.json?t=${Math.round(now * 1000)}`,
});
const parseFx = createEffect((answer: unknown) => AssetManifest.parse(answer).build);

const $lookedAt = createStore<number | null>(null);
const ticked = sample({
  clock: clockTicked,
  source: $lookedAt,
  fn: (at, now) => ({ now, at, due: at !== null && secondsSince(at, now) >= LOOK_EVERY }),
});
// The first tick only starts the clock: the page has just been loaded.
sample({
  clock: ticked,
  filter: ({ at, due }) => at === null || due,
  fn: ({ now }) => now,
  target: $lookedAt,
});
sample({
  clock: ticked,
  source: $build,
  filter: (build, { due }) => build !== null && due,
  fn: (_, { now }) => now,
  target: manifestFx,
});
sample({ clock: manifestFx.doneData, target: parseFx });

// Once per build, so that a page that is still old after its reload does not reload forever.
const newer = sample({
  clock: parseFx.doneData,
  source: $build,
  filter: (build, found) => found !== build,
  fn: (_, found) => found,
});
const askedFx = attach({
  effect: loadReloadedFx,
  mapParams: (_: string) => undefined,
});
sample({ clock: newer, target: askedFx });
const $waiting = createStore<string | null>(null).on(
  askedFx.done.filter({ fn: ({ params, result }) => params !== result }),
  (_, { params }) => params,
);

const pauseFx = attach({
  effect: waitFx,
  mapParams: (_: string) => ({ seconds: RELOAD_AFTER }),
});
const due = sample({
  clock: [$waiting.updates, $isOccupied.updates],
  source: { waiting: $waiting, occupied: $isOccupied, warned: pauseFx.pending },
}).filterMap(({ waiting, occupied, warned }) =>
  waiting === null || occupied || warned ? undefined : waiting,
);
sample({
  clock: due,
  fn: () => ({ type: 'warning' as const, key: 'app.outdated', duration: durations.outdated }),
  target: noticeShown,
});
sample({ clock: due, target: pauseFx });
// Work that began during the pause is not cut off; the warning comes again after it.
sample({
  clock: pauseFx.done,
  filter: $isOccupied.map((occupied) => !occupied),
  fn: ({ params }) => params,
  target: reloadFx,
});
