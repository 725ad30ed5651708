import { attach, createStore, sample } from 'effector';
import { endpoints } from '#schemas';
import { happened } from '../log.ts';
import { endpointFx } from '../ports.ts';

const askFx = attach({
  effect: endpointFx(endpoints.getCountryParameter),
  mapParams: () => ({ params: { name: 'allOutletOrders' as const } }),
});

/**
 * Whether the country lets a parent see the orders of its outlets (specification 1, sections 6 and 7); asked for with
 * each list that has a parent in it. Until it is answered nothing is offered that the server might refuse.
 */
export const $allOutletsAllowed = createStore(false)
  .on(askFx.doneData, (_, allowed) => allowed === 'true')
  .reset(happened('session.ended'));

sample({
  clock: happened('vendors.loaded'),
  filter: ({ payload: { vendors } }) => vendors.some(({ is_parent }) => is_parent),
  fn: () => undefined,
  target: askFx,
});
