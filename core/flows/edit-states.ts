import { orderOf } from './answers.ts';
import { requestFlow } from './request-setup.ts';

/** Where every visit begins: an order that is edited is fetched, and its rider is found whatever the hours are. */
export const start = requestFlow.createStateConfig({
  always: [
    { guard: 'isEditing', target: 'resume' },
    { guard: 'isToBeEdited', target: 'fetchOrder' },
    { guard: 'wasAtOriginDetails', target: 'originAddressDetails' },
    { guard: 'lacksOrigin', target: 'askOriginAddress' },
    { target: 'checkServiceHours' },
  ],
});

export const fetchOrder = requestFlow.createStateConfig({
  invoke: {
    id: 'fetchOrder',
    src: 'fetchOrder',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'isEditable', params: orderOf },
        target: 'resume',
        actions: { type: 'takeOrderToUpdate', params: orderOf },
      },
      { target: 'tooLate', actions: { type: 'takeOrderToUpdate', params: orderOf } },
    ],
    onError: 'orderMissing',
  },
});

export const orderMissing = requestFlow.createStateConfig({
  on: { orderAskedAgain: 'fetchOrder' },
});

/** Its rider has it. */
export const tooLate = requestFlow.createStateConfig({});

/** Somebody else was faster: what was typed stays, and is held against the order as it is now. */
export const refetchOrder = requestFlow.createStateConfig({
  invoke: {
    id: 'refetchOrder',
    src: 'fetchOrder',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'isEditable', params: orderOf },
        target: 'backToForm',
        actions: { type: 'takeOrderAnew', params: orderOf },
      },
      { target: 'tooLate', actions: { type: 'takeOrderAnew', params: orderOf } },
    ],
    onError: 'backToForm',
  },
});

/** The last look before an order is sent. */
export const beforeSubmit = requestFlow.createStateConfig({
  always: [
    { guard: 'isFeeOfEditNew', target: 'confirmNewFee' },
    { guard: 'paysOnline', target: 'payOnline' },
    { target: 'submit' },
  ],
});

/** An edit that costs something else than the order did is sent only once that was confirmed. */
export const confirmNewFee = requestFlow.createStateConfig({
  on: {
    feeAccepted: { target: 'submit', actions: 'agreeToFee' },
    feeDeclined: 'backToForm',
  },
});
