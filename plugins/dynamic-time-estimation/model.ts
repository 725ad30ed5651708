import { createEvent, createStore, sample } from 'effector';
import { endpointFx, latestOf } from '#core';
import { endpoints, type Id, type Position } from '#schemas';

/** The route to estimate. */
export type Way = {
  readonly vendor_id: Id;
  readonly source: Position;
  readonly destination: Position;
};

/** Minutes from now to pickup and to drop-off. */
export type Estimate = { readonly pickup: number; readonly dropoff: number };

export const estimateWanted = createEvent<Way>();

const estimateFx = endpointFx(endpoints.estimate);

/** The estimate; null while loading, or when there is none. */
export const $estimate = createStore<Estimate | null>(null).reset(estimateWanted);
export const $estimating = estimateFx.pending;

sample({
  clock: estimateWanted,
  fn: (way) => ({ body: { ...way, delivery_type: 'food' as const } }),
  target: estimateFx,
});
sample({
  clock: latestOf(estimateFx).done,
  fn: ({ result: { estimations } }) => ({
    pickup: estimations.estimation_pick_up_time,
    dropoff: estimations.estimation_delivery_time,
  }),
  target: $estimate,
});
