import { createEvent, createStore, sample } from 'effector';
import { endpointFx, happened, latestOf } from '#core';
import { endpoints, type Id, type ResultOf, type UnixTime } from '#schemas';

/** What people and programs of the merchant did with an order, oldest first. */
export type OrderChanges = ResultOf<typeof endpoints.listOrderChanges>['changes'];

/** Asks for the changes of an order; `updatedAt` is its last change, so that a newer one loads them again. */
export const changesWanted = createEvent<{ readonly orderId: Id; readonly updatedAt: UnixTime }>();

const listFx = endpointFx(endpoints.listOrderChanges);

/** The changes of the order that was looked at last; null until they are known. */
export const $orderChanges = createStore<{ orderId: Id; changes: OrderChanges } | null>(null)
  .on(latestOf(listFx, happened('session.ended')).done, (_, { params, result }) => ({
    orderId: params.params.orderId,
    changes: result.changes,
  }))
  .reset(happened('session.ended'));

sample({
  clock: changesWanted,
  fn: ({ orderId }) => ({ params: { orderId } }),
  target: listFx,
});
