import { quoteOf } from '../answers.ts';
import { askFee, confirmValue } from './decision-states.ts';
import { requestFlow } from './setup.ts';
import { leaving, renaming, reopening, typing } from './shared-events.ts';

const fillOrderDetails = requestFlow.createStateConfig({
  entry: [{ type: 'enterStep', params: { step: 'details' } }, 'passDetailsEstimation'],
  on: {
    ...renaming,
    ...reopening,
    detailsSubmitted: [
      { guard: 'hasViolations', actions: 'takeViolations' },
      { target: 'fillPaymentDetails', actions: ['forgetError', 'pointNowhere'] },
    ],
  },
});

const wentBack = { target: 'fillOrderDetails', actions: 'forgetError' } as const;

const fillPaymentDetails = requestFlow.createStateConfig({
  entry: { type: 'enterStep', params: { step: 'payment' } },
  on: { wentBack },
});

/** The surcharge depends on how it is paid, and features may have a say in the fee. */
const quotePaymentMethod = requestFlow.createStateConfig({
  tags: 'pricing',
  invoke: {
    id: 'quotePaymentMethod',
    src: 'quoteFee',
    input: ({ context }) => context,
    onDone: { target: 'whereLeft', actions: { type: 'takeQuote', params: quoteOf } },
    onError: [
      { guard: 'mayBypass', target: 'quotePaymentMethod', actions: 'bypass', reenter: true },
      {
        target: 'whereLeft',
        actions: { type: 'say', params: { what: 'request.error.cannot-compute-price' } },
      },
    ],
  },
  on: {
    wentBack,
    submitted: [
      {
        guard: 'hasViolations',
        target: '#request.sending.quotePressed',
        actions: 'takeViolations',
      },
      { target: '#request.sending.quotePressed', actions: 'takeExtras' },
    ],
  },
});

/** Leads to the step where the error can be put right. */
const showError = requestFlow.createStateConfig({
  always: [
    { guard: 'isErrorAtDestination', target: '#request.address.askDestination' },
    { guard: 'isErrorAtDetails', target: 'fillOrderDetails' },
    { target: 'whereLeft' },
  ],
});

/** To where the person pressed: among the details, or at the summary. */
const whereLeft = requestFlow.createStateConfig({
  always: [{ guard: 'wasAtPayment', target: 'fillPaymentDetails' }, { target: 'fillOrderDetails' }],
});

/** With a price beside it, also while something has to be decided: the way of paying and the button stand among the details, so who needs no summary is not led through one. */
export const form = requestFlow.createStateConfig({
  tags: ['form', 'fillable'],
  initial: 'whereLeft',
  on: {
    ...leaving,
    ...typing,
    paymentMethodChosen: { target: '.quotePaymentMethod', actions: 'takePaymentMethod' },
    repriced: { target: '.quotePaymentMethod', actions: 'takeRepriced' },
    submitted: [
      { guard: 'hasViolations', target: '.showError', actions: 'takeViolations' },
      { guard: 'isValueHigh', target: '.confirmValue', actions: 'takeExtras' },
      { target: '#request.sending', actions: 'takeExtras' },
    ],
  },
  states: {
    fillOrderDetails,
    fillPaymentDetails,
    quotePaymentMethod,
    confirmValue,
    askFee,
    showError,
    whereLeft,
  },
});
