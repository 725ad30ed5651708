import { quoteOf } from './answers.ts';
import { requestFlow } from './request-setup.ts';
import { leaving, renaming, typing } from './shared-events.ts';

/** The way of paying and the button stand beside the details: who needs no summary is not led through one. */
const placing = {
  paymentMethodChosen: { target: 'quotePaymentMethod', actions: 'takePaymentMethod' },
  repriced: { target: 'quotePaymentMethod', actions: 'takeRepriced' },
  submitted: [
    { guard: 'hasViolations', target: 'showError', actions: 'takeViolations' },
    { guard: 'isValueHigh', target: 'confirmValue', actions: 'takeExtras' },
    { target: 'beforeSubmit', actions: 'takeExtras' },
  ],
} as const;

export const fillOrderDetails = requestFlow.createStateConfig({
  entry: [{ type: 'enterStep', params: { step: 'details' } }, 'passDetailsEstimation'],
  on: {
    ...leaving,
    ...typing,
    ...renaming,
    ...placing,
    destinationReopened: { target: 'askDestination', actions: 'forgetError' },
    detailsSubmitted: [
      { guard: 'hasViolations', actions: 'takeViolations' },
      { target: 'fillPaymentDetails', actions: ['forgetError', 'pointNowhere'] },
    ],
  },
});

export const fillPaymentDetails = requestFlow.createStateConfig({
  entry: { type: 'enterStep', params: { step: 'payment' } },
  on: {
    ...leaving,
    ...typing,
    ...placing,
    wentBack: { target: 'fillOrderDetails', actions: 'forgetError' },
  },
});

/** The surcharge depends on how it is paid, and features may have a say in the fee. */
export const quotePaymentMethod = requestFlow.createStateConfig({
  invoke: {
    id: 'quotePaymentMethod',
    src: 'quoteFee',
    input: ({ context }) => context,
    onDone: { target: 'backToForm', actions: { type: 'takeQuote', params: quoteOf } },
    onError: [
      { guard: 'mayBypass', target: 'quotePaymentMethod', actions: 'bypass', reenter: true },
      {
        target: 'backToForm',
        actions: { type: 'say', params: { what: 'request.error.cannot-compute-price' } },
      },
    ],
  },
  on: {
    ...leaving,
    ...typing,
    paymentMethodChosen: {
      target: 'quotePaymentMethod',
      actions: 'takePaymentMethod',
      reenter: true,
    },
    repriced: { target: 'quotePaymentMethod', actions: 'takeRepriced', reenter: true },
    wentBack: { target: 'fillOrderDetails', actions: 'forgetError' },
    submitted: [
      { guard: 'hasViolations', target: 'quotePressed', actions: 'takeViolations' },
      { target: 'quotePressed', actions: 'takeExtras' },
    ],
  },
});

/** Somebody in a hurry has already pressed the button: it counts, if the fee stays the one they saw. */
export const quotePressed = requestFlow.createStateConfig({
  invoke: {
    id: 'quotePressed',
    src: 'quoteFee',
    input: ({ context }) => context,
    onDone: { target: 'comparePressed', actions: { type: 'takeOffer', params: quoteOf } },
    onError: [
      { guard: 'mayBypass', target: 'quotePressed', actions: 'bypass', reenter: true },
      {
        target: 'backToForm',
        actions: { type: 'say', params: { what: 'request.error.cannot-compute-price' } },
      },
    ],
  },
});

export const comparePressed = requestFlow.createStateConfig({
  always: [
    { guard: 'isOfferToldHigh', target: 'confirmValue', actions: 'acceptOffer' },
    { guard: 'isOfferTold', target: 'beforeSubmit', actions: 'acceptOffer' },
    { guard: 'hasError', target: 'showError', actions: 'acceptOffer' },
    {
      target: 'backToForm',
      actions: ['acceptOffer', { type: 'say', params: { what: 'error.fee.changed' } }],
    },
  ],
});

/** Leads to the step where the error can be put right. */
export const showError = requestFlow.createStateConfig({
  always: [
    { guard: 'isErrorAtDestination', target: 'askDestination' },
    { guard: 'isErrorAtDetails', target: 'fillOrderDetails' },
    { target: 'backToForm' },
  ],
});

/** To where the person pressed: among the details, or at the summary. */
export const backToForm = requestFlow.createStateConfig({
  always: [{ guard: 'wasAtPayment', target: 'fillPaymentDetails' }, { target: 'fillOrderDetails' }],
});
