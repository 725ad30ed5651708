import { failureOf, orderOf, quoteOf } from './answers.ts';
import { requestFlow } from './request-setup.ts';
import { leaving } from './shared-events.ts';

/** An amount above the market's limit is sent only once it was confirmed. */
export const confirmValue = requestFlow.createStateConfig({
  on: {
    valueConfirmed: { target: 'beforeSubmit', actions: 'confirmValue' },
    valueDeclined: { target: 'fillOrderDetails', actions: 'pointAtAmount' },
  },
});

export const submit = requestFlow.createStateConfig({
  invoke: {
    id: 'submitOrder',
    src: 'submitOrder',
    input: ({ context }) => context,
    onDone: { target: 'succeeded', actions: { type: 'takeOrder', params: orderOf } },
    onError: [
      {
        guard: { type: 'mayRequote', params: failureOf },
        target: 'waitBeforeRequote',
        actions: 'countRequote',
      },
      {
        guard: { type: 'isFeeRefused', params: failureOf },
        target: 'backToForm',
        actions: { type: 'say', params: { what: 'error.fee.recompute' } },
      },
      { guard: { type: 'isTooLate', params: failureOf }, target: 'tooLate' },
      {
        guard: { type: 'isOrderChanged', params: failureOf },
        target: 'refetchOrder',
        actions: { type: 'saySubmitError', params: failureOf },
      },
      { target: 'showError', actions: { type: 'saySubmitError', params: failureOf } },
    ],
  },
});

export const waitBeforeRequote = requestFlow.createStateConfig({
  after: { beforeRequote: 'requote' },
});

export const requote = requestFlow.createStateConfig({
  invoke: {
    id: 'requote',
    src: 'quoteFee',
    input: ({ context }) => context,
    onDone: { target: 'compareFee', actions: { type: 'takeOffer', params: quoteOf } },
    onError: {
      target: 'backToForm',
      actions: { type: 'say', params: { what: 'error.fee.recompute' } },
    },
  },
});

export const compareFee = requestFlow.createStateConfig({
  always: [
    { guard: 'isFeeTheSameOnline', target: 'payOnline', actions: 'acceptOffer' },
    { guard: 'isFeeTheSame', target: 'submit', actions: 'acceptOffer' },
    {
      guard: 'paysOnline',
      target: 'backToForm',
      actions: ['acceptOffer', { type: 'say', params: { what: 'error.fee.changed' } }],
    },
    { target: 'confirmFee' },
  ],
});

/** Nobody is charged a fee they have not seen. */
export const confirmFee = requestFlow.createStateConfig({
  on: {
    feeAccepted: { target: 'submit', actions: 'acceptOffer' },
    feeDeclined: { target: 'backToForm', actions: 'acceptOffer' },
  },
});

export const succeeded = requestFlow.createStateConfig({ on: leaving });
