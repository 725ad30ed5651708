import { orderOf } from '../answers.ts';
import { requestFlow } from './setup.ts';

/** The order to edit is fetched. */
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

/** The order to edit could not be fetched; the person can try again. */
export const orderMissing = requestFlow.createStateConfig({
  tags: 'stopped',
  on: { orderAskedAgain: 'fetchOrder' },
});

/** The rider already has the order, so it cannot be edited. */
export const tooLate = requestFlow.createStateConfig({ tags: 'stopped' });

/** Somebody else changed the order first: the newer record is fetched, and what was typed stays. */
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
