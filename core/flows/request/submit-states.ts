import { failureOf, orderOf, quoteOf } from '../answers.ts';
import { askedAbout } from './decision-states.ts';
import { refetchOrder } from './edit-states.ts';
import { payOnline } from './pay-states.ts';
import { comparePressed, quotePressed } from './pressed-states.ts';
import { requestFlow } from './setup.ts';
import { leaving } from './shared-events.ts';

/** The last check before an order is sent: an edit that changes the fee is asked about. */
const beforeSubmit = requestFlow.createStateConfig({
  always: [
    { guard: 'isFeeOfEditNew', target: '#request.form.askFee' },
    { guard: 'paysOnline', target: 'payOnline' },
    { target: 'submit' },
  ],
});

const submit = requestFlow.createStateConfig({
  tags: 'sending',
  invoke: {
    id: 'submitOrder',
    src: 'submitOrder',
    input: ({ context }) => context,
    onDone: { target: '#request.succeeded', actions: { type: 'takeOrder', params: orderOf } },
    onError: [
      {
        guard: { type: 'mayRequote', params: failureOf },
        target: 'waitBeforeRequote',
        actions: 'countRequote',
      },
      {
        guard: { type: 'isFeeRefused', params: failureOf },
        target: '#request.form',
        actions: { type: 'say', params: { what: 'error.fee.recompute' } },
      },
      { guard: { type: 'isTooLate', params: failureOf }, target: '#request.opening.tooLate' },
      {
        guard: { type: 'isOrderChanged', params: failureOf },
        target: 'refetchOrder',
        actions: { type: 'saySubmitError', params: failureOf },
      },
      {
        target: '#request.form.showError',
        actions: { type: 'saySubmitError', params: failureOf },
      },
    ],
  },
});

const waitBeforeRequote = requestFlow.createStateConfig({
  tags: 'pricing',
  after: { beforeRequote: 'requote' },
});

const requote = requestFlow.createStateConfig({
  tags: 'pricing',
  invoke: {
    id: 'requote',
    src: 'quoteFee',
    input: ({ context }) => context,
    onDone: { target: 'compareFee', actions: { type: 'takeOffer', params: quoteOf } },
    onError: {
      target: '#request.form',
      actions: { type: 'say', params: { what: 'error.fee.recompute' } },
    },
  },
});

const compareFee = requestFlow.createStateConfig({
  always: [
    { guard: 'isFeeTheSameOnline', target: 'payOnline', actions: 'acceptOffer' },
    { guard: 'isFeeTheSame', target: 'submit', actions: 'acceptOffer' },
    ...askedAbout,
  ],
});

/** From the press of the button to the order; a reload must not cut it off. */
export const sending = requestFlow.createStateConfig({
  tags: ['form', 'occupied'],
  initial: 'beforeSubmit',
  states: {
    quotePressed,
    comparePressed,
    beforeSubmit,
    submit,
    payOnline,
    waitBeforeRequote,
    requote,
    compareFee,
    refetchOrder,
  },
});

/** The order is placed. */
export const succeeded = requestFlow.createStateConfig({ tags: 'placed', on: leaving });
