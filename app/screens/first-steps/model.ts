import { attach, combine, createEvent, createStore, sample } from 'effector';
import {
  $mayBeNew,
  $orders,
  $user,
  $vendor,
  countsOf,
  endpointFx,
  happened,
  mostOfNew,
  tabs,
} from '#core';
import { $alertSettings, $alertsKept, alertsChosen, soundTried } from '#core/alerts';
import { loadSkippedFx, saveSkippedFx } from '#core/ports';
import { endpoints, type Id } from '#schemas';

/** Somebody looks at an outlet that may be new. */
export const firstStepsOpened = createEvent<Id>();
/** The person dismissed the steps on this device. */
export const firstStepsSkipped = createEvent();
export const soundTurnedOn = createEvent();

export type FirstStep = { readonly id: 'pin' | 'order' | 'sound'; readonly isDone: boolean };

const $owner = $user.map((user) => ({ user_id: user?.id ?? ('' as const) }));
const skippedFx = attach({ source: $owner, effect: loadSkippedFx });
const skipFx = attach({ source: $owner, effect: saveSkippedFx });
/** As many of its orders as tell whether it is new. */
const ordersFx = attach({
  effect: endpointFx(endpoints.listOrders),
  mapParams: (vendorId: Id) => ({ params: { vendorId }, query: { count: mostOfNew + 1 } }),
});

const sessionEnded = happened('session.ended');
const $skipped = createStore<boolean | null>(null)
  .on(skippedFx.doneData, (_, skipped) => skipped)
  .on([skippedFx.fail, firstStepsSkipped], () => true)
  .reset(sessionEnded);
/** Null where they could not be counted. */
type Past = { readonly vendorId: Id; readonly count: number | null };
const $past = createStore<Past | null>(null)
  .on(ordersFx.done, (_, { params, result }) => ({ vendorId: params, count: result.data.length }))
  .on(ordersFx.fail, (_, { params }) => ({ vendorId: params, count: null }))
  .reset(sessionEnded);

sample({ clock: firstStepsOpened, fn: () => undefined, target: skippedFx });
sample({
  clock: firstStepsOpened,
  source: $past,
  filter: (past, vendorId) => past?.vendorId !== vendorId || past.count === null,
  fn: (_, vendorId) => vendorId,
  target: ordersFx,
});
sample({ clock: firstStepsSkipped, fn: () => undefined, target: skipFx });
// What it sounds like is heard at once, as the settings are now.
sample({ clock: soundTurnedOn, source: $alertSettings, target: alertsChosen });
sample({ clock: soundTurnedOn, fn: () => 'arrived' as const, target: soundTried });

const $placed = $orders.map((orders) => {
  const counts = countsOf(orders);
  return tabs.some((tab) => counts[tab] > 0);
});

/** The steps of a new outlet, while one is left; null for everybody else, and until all of them are known. */
export const $firstSteps = combine(
  { vendor: $vendor, skipped: $skipped, past: $past, placed: $placed, kept: $alertsKept },
  ({ vendor, skipped, past, placed, kept }): readonly FirstStep[] | null => {
    if (vendor === null || skipped !== false || kept === null) return null;
    if (past?.vendorId !== vendor.vendor_id || past.count === null) return null;
    if (past.count > mostOfNew) return null;
    const steps = [
      { id: 'pin', isDone: vendor.vendor_information.location.latitude !== null },
      { id: 'order', isDone: placed || past.count > 0 },
      { id: 'sound', isDone: kept },
    ] as const;
    return steps.every(({ isDone }) => isDone) ? null : steps;
  },
);

/** Whether it is still to be found out if an outlet that may be new has steps to do. */
export const $firstStepsAwaited = combine(
  { vendor: $vendor, isNew: $mayBeNew, skipped: $skipped, past: $past, kept: $alertsKept },
  ({ vendor, isNew, skipped, past, kept }) => {
    if (!isNew || skipped === true) return false;
    return skipped === null || kept === null || past?.vendorId !== vendor?.vendor_id;
  },
);
