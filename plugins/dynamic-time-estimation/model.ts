import { createEvent, createStore, sample } from 'effector';
import { endpointFx, latestOf } from '#core';
import { endpoints, type Id, type Position } from '#schemas';

/** A way that is about to be ridden. */
export type Way = {
  readonly vendor_id: Id;
  readonly source: Position;
  readonly destination: Position;
};

/** Minutes from now until the order is collected, and until it is there. */
export type Estimate = { readonly pickup: number; readonly dropoff: number };

export const estimateWanted = createEvent<Way>();

const estimateFx = endpointFx(endpoints.estimate);

/** Null while it is on its way, or when nobody can say. */
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
