import type { ServerModule } from '../module.ts';
import { handOvers } from './hand-over.ts';

/** Runs the hand-overs, where there is a dispatcher; without one, pending hand-overs stay as they are. */
export const dispatch: ServerModule = {
  name: 'dispatch',
  async register() {},
  errands: (deps) => (deps.dispatcher.takesOrders ? [handOvers(deps)] : []),
};
