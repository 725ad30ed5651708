import { orderOf } from '../answers.ts';
import { requestFlow } from './setup.ts';

/** The order that is edited is asked for. */
export const fetchOrder = requestFlow.createStateConfig({
  tags: ['opening', 'underWay'],
  invoke: {
    id: 'fetchOrder',
    src: 'fetchOrder',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'isEditable', params: orderOf },
        target: '#request.address',
        actions: { type: 'takeOrderToUpdate', params: orderOf },
      },
      { target: 'tooLate', actions: { type: 'takeOrderToUpdate', params: orderOf } },
    ],
    onError: 'orderMissing',
  },
});

/** The order that is edited could not be asked for; it can be tried again. */
export const orderMissing = requestFlow.createStateConfig({
  tags: 'stopped',
  on: { orderAskedAgain: 'fetchOrder' },
});

/** Its rider has it. */
export const tooLate = requestFlow.createStateConfig({ tags: 'stopped' });

/** Somebody else was faster: what was typed stays, and is held against the order as it is now. */
export const refetchOrder = requestFlow.createStateConfig({
  tags: 'sending',
  invoke: {
    id: 'refetchOrder',
    src: 'fetchOrder',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'isEditable', params: orderOf },
        target: '#request.form',
        actions: { type: 'takeOrderAgain', params: orderOf },
      },
      {
        target: '#request.opening.tooLate',
        actions: { type: 'takeOrderAgain', params: orderOf },
      },
    ],
    onError: '#request.form',
  },
});
