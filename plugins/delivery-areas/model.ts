import { createEvent, createStore, restore, sample } from 'effector';
import { endpointFx, happened } from '#core';
import { type DeliveryArea, endpoints, type Id } from '#schemas';

/** Asks for an outlet's areas. */
export const areasWanted = createEvent<Id>();

const listAreasFx = endpointFx(endpoints.listDeliveryAreas);

type Areas = { readonly vendorId: Id | null; readonly areas: readonly DeliveryArea[] };
const noAreas: Areas = { vendorId: null, areas: [] };

const $wanted = restore(areasWanted, null);
const $areas = createStore<Areas>(noAreas).reset(happened('session.ended'));

/** A function to the areas of an outlet; empty while they are loading. */
export const $areasOf = $areas.map(
  ({ vendorId, areas }) =>
    (asked: Id): readonly DeliveryArea[] =>
      asked === vendorId ? areas : noAreas.areas,
);

sample({
  clock: areasWanted,
  source: $areas,
  filter: ({ vendorId }, asked) => vendorId !== asked,
  fn: (_, vendorId) => ({ params: { vendorId } }),
  target: listAreasFx,
});
// Drop answers for an outlet that the person has left.
sample({
  clock: listAreasFx.done,
  source: $wanted,
  filter: (wanted, { params: { params } }) => params.vendorId === wanted,
  fn: (_, { params: { params }, result }) => ({ vendorId: params.vendorId, areas: result.areas }),
  target: $areas,
});
