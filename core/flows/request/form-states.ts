import { quoteOf } from '../answers.ts';
import { askFee, confirmValue } from './decision-states.ts';
import { requestFlow } from './setup.ts';
import { leaving, reopening, typing } from './shared-events.ts';

const fillOrderDetails = requestFlow.createStateConfig({
  entry: [{ type: 'enterStep', params: { step: 'details' } }, 'passDetailsEstimation'],
  on: {
    ...reopening,
    // The map's address of the pin instead of the person's text.
    foundAddressTaken: { actions: 'takeFoundAddress' },
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

/** Asks for the fee again: it depends on the way of paying and on features. */
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

/** Back to where the person pressed the button: the details, or the summary. */
const whereLeft = requestFlow.createStateConfig({
  always: [{ guard: 'wasAtPayment', target: 'fillPaymentDetails' }, { target: 'fillOrderDetails' }],
});

/** The form with its price, also while a question is asked. The details hold the way of paying and the button, so that nobody has to go through the summary. */
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
