import { attach, createEvent, createStore, sample } from 'effector';
import { flagsAsked } from '#core';
import { readAssetFx } from '#core/ports';
import { ServiceWork, type UnixTime } from '#schemas';

/** The page that stands for all others is there. */
export const maintenanceShown = createEvent();

const endFx = attach({
  effect: readAssetFx,
  mapParams: (_: unknown) => '/status',
});

/** When the service is to be back; null while nobody knows. */
export const $maintenanceEnd = createStore<UnixTime | null>(null).on(endFx.doneData, (_, told) => {
  const read = ServiceWork.safeParse(told);
  return read.success ? (read.data.maintenance?.until ?? null) : null;
});

sample({ clock: [maintenanceShown, flagsAsked], target: endFx });
