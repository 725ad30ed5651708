import type { PaymentOutcome } from '#schemas';
import { failureOf } from '../answers.ts';
import { paymentFlow } from './setup.ts';

type Answered = { readonly event: { readonly output: PaymentOutcome } };
const outcomeOf = ({ event: { output } }: Answered) => ({ outcome: output });
const intentOf = ({ context }: { context: { intentId: string | null } }) => ({
  intentId: context.intentId ?? '',
});

const take = { type: 'takeOutcome', params: outcomeOf } as const;

/** Asks the server for the outcome, which decides; an address, another tab or a lost answer cannot. */
export const askOutcome = paymentFlow.createStateConfig({
  tags: 'checking',
  invoke: {
    id: 'askOutcome',
    src: 'askOutcome',
    input: intentOf,
    onDone: [
      { guard: { type: 'isPaid', params: outcomeOf }, target: 'paid', actions: take },
      { guard: { type: 'isChallenged', params: outcomeOf }, target: 'challenge', actions: take },
      // The server never got a confirmation. The payment is cancelled there, so that a late one cannot charge.
      { guard: { type: 'isLeftOpen', params: outcomeOf }, target: 'cancel' },
      { guard: { type: 'isSettled', params: outcomeOf }, target: 'again', actions: take },
      { guard: 'mayLook', target: 'waitBeforeLook', actions: take },
      {
        target: 'unknown',
        actions: { type: 'say', params: { what: 'error.payment.unknown' } },
      },
    ],
    onError: [
      // The server knows of no such payment of this person, so there is nothing to wait for.
      {
        guard: { type: 'isForeign', params: failureOf },
        target: 'refused',
        actions: { type: 'takeFailure', params: failureOf },
      },
      {
        target: 'unknown',
        actions: { type: 'say', params: { what: 'error.payment.unknown' } },
      },
    ],
  },
});

/** Waits between two looks at the outcome. */
export const waitBeforeLook = paymentFlow.createStateConfig({
  tags: 'checking',
  after: { beforeLook: { target: 'askOutcome', actions: 'countLook' } },
});

/** The person has to confirm at their bank. They may do so in another tab, so the outcome is asked for now and then. */
export const challenge = paymentFlow.createStateConfig({
  tags: 'bank',
  on: {
    challengeContinued: { target: 'redirect', actions: 'forgetError' },
    outcomeAsked: { target: 'askOutcome', actions: 'startLooking' },
    paymentGivenUp: { target: 'cancel', actions: 'forgetError' },
  },
  after: { atTheBank: 'askOutcome' },
});

/** The browser leaves for the bank. Somebody who goes back to this page finds it waiting. */
export const redirect = paymentFlow.createStateConfig({
  tags: ['bank', 'busy'],
  invoke: {
    id: 'redirect',
    src: 'redirect',
    input: ({ context }) => ({ url: context.outcome?.redirect_required?.redirectUrl ?? '' }),
    onDone: 'challenge',
    onError: {
      target: 'challenge',
      actions: { type: 'say', params: { what: 'alert.error' } },
    },
  },
});

/** Cancels the payment at the server, which answers whether it still could. */
export const cancel = paymentFlow.createStateConfig({
  tags: ['bank', 'busy'],
  invoke: {
    id: 'cancelPayment',
    src: 'cancelPayment',
    input: intentOf,
    onDone: [
      { guard: { type: 'isPaid', params: outcomeOf }, target: 'paid', actions: take },
      { guard: { type: 'isSettled', params: outcomeOf }, target: 'left', actions: take },
      { target: 'challenge', actions: take },
    ],
    onError: {
      target: 'unknown',
      actions: { type: 'say', params: { what: 'error.payment.unknown' } },
    },
  },
});

/** The outcome cannot be learnt now, such as without a network. It is asked for again after a while, or when the person asks. */
export const unknown = paymentFlow.createStateConfig({
  tags: 'unknown',
  on: {
    outcomeAsked: { target: 'askOutcome', actions: 'startLooking' },
    paymentLeft: 'left',
  },
  after: { untilHeard: { target: 'askOutcome', actions: 'startLooking' } },
});
