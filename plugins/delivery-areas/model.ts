import { createEvent, createStore, restore, sample } from 'effector';
import { endpointFx, happened } from '#core';
import { type DeliveryArea, endpoints, type Id } from '#schemas';

/** The areas of this outlet are looked at. */
export const areasWanted = createEvent<Id>();

const listAreasFx = endpointFx(endpoints.listDeliveryAreas);

type Areas = { readonly vendorId: Id | null; readonly areas: readonly DeliveryArea[] };
const noAreas: Areas = { vendorId: null, areas: [] };

const $wanted = restore(areasWanted, null);
const $areas = createStore<Areas>(noAreas).reset(happened('session.ended'));

/** The areas of an outlet; none while they are on their way. */
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
// The answer for an outlet that the person has left must not take the place of the present one's.
sample({
  clock: listAreasFx.done,
  source: $wanted,
  filter: (wanted, { params: { params } }) => params.vendorId === wanted,
  fn: (_, { params: { params }, result }) => ({ vendorId: params.vendorId, areas: result.areas }),
  target: $areas,
});
