import { attach, createEvent, createStore, sample } from 'effector';
import { endpoints, type Id } from '#schemas';
import { happened } from '../kernel/log.ts';
import { endpointFx } from '../kernel/ports.ts';
import { $session } from '../session/model.ts';

/** Somebody looks at their outlets. */
export const underWayAsked = createEvent();

const countFx = attach({ effect: endpointFx(endpoints.countUnderWay), mapParams: () => ({}) });

/** How many orders each outlet has under way, as it was last asked; null before, and nothing waits for it. */
export const $underWayCounts = createStore<ReadonlyMap<Id, number> | null>(null)
  .on(
    countFx.doneData,
    (_, { outlets }) => new Map(outlets.map(({ vendor_id, under_way }) => [vendor_id, under_way])),
  )
  .reset(happened('session.ended'));

// Guests have no orders of an outlet.
sample({
  clock: underWayAsked,
  source: $session,
  filter: (session) => session?.guest !== true,
  fn: () => undefined,
  target: countFx,
});
