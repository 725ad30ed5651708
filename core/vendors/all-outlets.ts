import { attach, combine, createStore, sample } from 'effector';
import { endpoints } from '#schemas';
import { happened } from '../kernel/log.ts';
import { endpointFx } from '../kernel/ports.ts';

const askFx = attach({
  effect: endpointFx(endpoints.getCountryParameter),
  mapParams: () => ({ params: { name: 'allOutletOrders' as const } }),
});

/**
 * Whether the country lets a parent see the orders of its outlets (specification 1, sections 6 and 7). Asked once somebody
 * has a parent, and after a failure again with the next list; false until answered, since the server might refuse.
 */
export const $allOutletsAllowed = createStore(false)
  .on(askFx.doneData, (_, allowed) => allowed === 'true')
  .reset(happened('session.ended'));

const $answered = createStore(false)
  .on(askFx.done, () => true)
  .reset(happened('session.ended'));
const $wanted = combine($answered, askFx.pending, (answered, asking) => !answered && !asking);

sample({
  clock: happened('vendors.loaded').filter({
    fn: ({ payload: { vendors } }) => vendors.some(({ is_parent }) => is_parent),
  }),
  filter: $wanted,
  fn: () => undefined,
  target: askFx,
});
