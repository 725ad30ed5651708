import type { ServerModule } from '../module.ts';
import { handOvers } from './hand-over.ts';

/** Tells the dispatcher of orders, where there is one; where there is none, what was promised to one stays as it is. */
export const dispatch: ServerModule = {
  name: 'dispatch',
  async register() {},
  errands: (deps) => (deps.dispatcher.takesOrders ? [handOvers(deps)] : []),
};
