import type { PaymentOutcome } from '#schemas';
import { failureOf } from '../answers.ts';
import { paymentFlow } from './setup.ts';

type Answered = { readonly event: { readonly output: PaymentOutcome } };
const outcomeOf = ({ event: { output } }: Answered) => ({ outcome: output });
const intentOf = ({ context }: { context: { intentId: string | null } }) => ({
  intentId: context.intentId ?? '',
});

const take = { type: 'takeOutcome', params: outcomeOf } as const;

/** The server's truth decides, whatever a tab, an address or a lost answer says. */
export const askOutcome = paymentFlow.createStateConfig({
  tags: 'checking',
  invoke: {
    id: 'askOutcome',
    src: 'askOutcome',
    input: intentOf,
    onDone: [
      { guard: { type: 'isPaid', params: outcomeOf }, target: 'paid', actions: take },
      { guard: { type: 'isChallenged', params: outcomeOf }, target: 'challenge', actions: take },
      // Never sent as far as the server knows: it is ended there, so that it cannot arrive late and charge.
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

/** The person's bank waits for them. Another tab may bring the answer, so it is asked for now and then. */
export const challenge = paymentFlow.createStateConfig({
  tags: 'bank',
  on: {
    challengeContinued: { target: 'redirect', actions: 'forgetError' },
    outcomeAsked: { target: 'askOutcome', actions: 'startLooking' },
    paymentGivenUp: { target: 'cancel', actions: 'forgetError' },
  },
  after: { atTheBank: 'askOutcome' },
});

/** The browser leaves for the bank; who comes back to this page finds it waiting. */
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

/** The payment is called off at the server, which says whether it still could be. */
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

/** The outcome cannot be learnt now. It is asked for again by itself, since a network that was cut at the bank comes back, and at once where the person wants that. */
export const unknown = paymentFlow.createStateConfig({
  tags: 'unknown',
  on: {
    outcomeAsked: { target: 'askOutcome', actions: 'startLooking' },
    paymentLeft: 'left',
  },
  after: { untilHeard: { target: 'askOutcome', actions: 'startLooking' } },
});
