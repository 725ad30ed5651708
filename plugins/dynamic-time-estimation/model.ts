import { createEvent, createStore, sample } from 'effector';
import { endpointFx, latestOf } from '#core';
import { endpoints, type Id, type Position } from '#schemas';

/** A way that is about to be ridden. */
export type Way = {
  readonly vendor_id: Id;
  readonly source: Position;
  readonly destination: Position;
};

export const estimateWanted = createEvent<Way>();

const estimateFx = endpointFx(endpoints.estimate);

/** Minutes to the pickup; null while they are on their way, or when nobody can say. */
export const $pickupMinutes = createStore<number | null>(null).reset(estimateWanted);
export const $estimating = estimateFx.pending;

sample({
  clock: estimateWanted,
  fn: (way) => ({ body: { ...way, delivery_type: 'food' as const } }),
  target: estimateFx,
});
sample({
  clock: latestOf(estimateFx).done,
  fn: ({ result }) => result.estimations.estimation_pick_up_time,
  target: $pickupMinutes,
});
