import { limitOf } from '../answers.ts';
import { contextOf } from './beginning.ts';
import { address } from './destination-states.ts';
import { form } from './form-states.ts';
import { opening } from './opening-states.ts';
import { origin } from './origin-states.ts';
import { requestFlow } from './setup.ts';
import { sending, succeeded } from './submit-states.ts';

/**
 * The request flow (specification 2, sections 2 and 4), from where the outlet stands to a placed order.
 */
export const requestMachine = requestFlow.createMachine({
  id: 'request',
  context: ({ input }) => contextOf(input),
  invoke: {
    id: 'fetchItemValueLimit',
    src: 'fetchItemValueLimit',
    onDone: { actions: { type: 'takeLimit', params: limitOf } },
    // When the limit cannot be fetched, no amount needs to be confirmed.
    onError: { actions: { type: 'takeLimit', params: { limit: -1 } } },
  },
  initial: 'opening',
  states: { opening, origin, address, form, sending, succeeded },
});
