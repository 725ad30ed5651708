import type { PaymentIntent, PaymentOutcome } from '#schemas';
import { failureOf } from '../answers.ts';
import type { Wallet } from './context.ts';
import { paymentFlow } from './setup.ts';

type Answered<Output> = { readonly event: { readonly output: Output } };
type Failed = { readonly event: { readonly error: unknown } };
const walletOf = ({ event: { output } }: Answered<Wallet>) => ({ wallet: output });
const intentOf = ({ event: { output } }: Answered<PaymentIntent>) => ({ intent: output });
const outcomeOf = ({ event: { output } }: Answered<PaymentOutcome>) => ({ outcome: output });
const refusalOr = (otherwise: string) => (failed: Failed) => ({
  ...failureOf(failed),
  otherwise,
});

/** The wallet of the merchant is opened. */
export const openWallet = paymentFlow.createStateConfig({
  tags: 'preparing',
  invoke: {
    id: 'openWallet',
    src: 'openWallet',
    input: ({ context }) => context,
    onDone: { target: 'createIntent', actions: { type: 'takeWallet', params: walletOf } },
    onError: {
      target: 'left',
      actions: { type: 'sayRefusal', params: refusalOr('error.payment.init') },
    },
  },
});

/** Creates the payment at the server, under the key of its draft. */
export const createIntent = paymentFlow.createStateConfig({
  tags: 'preparing',
  invoke: {
    id: 'createIntent',
    src: 'createIntent',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'isOpen', params: intentOf },
        target: 'chooseCard',
        actions: { type: 'takeIntent', params: intentOf },
      },
      {
        guard: { type: 'isWithoutMethods', params: intentOf },
        target: 'left',
        actions: { type: 'say', params: { what: 'error.no-payment-method-available' } },
      },
      // Another tab went on with this payment, or an answer was lost: ask the server for the outcome.
      { target: 'askOutcome', actions: { type: 'takeIntent', params: intentOf } },
    ],
    onError: [
      {
        guard: { type: 'mayRenew', params: failureOf },
        target: 'openWallet',
        actions: 'countRenewal',
      },
      {
        guard: { type: 'isOfRequest', params: failureOf },
        target: 'refused',
        actions: { type: 'takeFailure', params: failureOf },
      },
      {
        target: 'left',
        actions: { type: 'sayRefusal', params: refusalOr('error.payment.intent-creation') },
      },
    ],
  },
});

/** A kept card or a new one is chosen. */
export const chooseCard = paymentFlow.createStateConfig({
  tags: ['card', 'atRest'],
  entry: 'forgetToken',
  on: {
    cardChosen: { actions: 'takeCard' },
    paymentLeft: { target: 'left', actions: 'forgetError' },
    payAsked: [
      { guard: 'isCardIncomplete', actions: 'sayCardError' },
      { guard: 'isCardTyped', target: 'tokenize', actions: 'forgetError' },
      { target: 'confirm', actions: 'forgetError' },
    ],
  },
});

/** The card fields exchange what was typed into them for a token; the page only waits. */
export const tokenize = paymentFlow.createStateConfig({
  tags: ['card', 'busy', 'tokenizing'],
  on: {
    tokenMade: { target: 'confirm', actions: 'takeToken' },
    cardRefused: {
      target: 'chooseCard',
      actions: { type: 'say', params: { what: 'error.payment.fill-card' } },
    },
    fieldsFailed: {
      target: 'chooseCard',
      actions: { type: 'say', params: { what: 'error.payment.fields' } },
    },
  },
  after: {
    fieldsPatience: {
      target: 'chooseCard',
      actions: { type: 'say', params: { what: 'error.payment.fields' } },
    },
  },
});

/** The card is charged, or the bank asks for confirmation. The outcome of an earlier card is forgotten. */
export const confirm = paymentFlow.createStateConfig({
  tags: ['card', 'busy', 'charging'],
  entry: 'forgetOutcome',
  invoke: {
    id: 'confirmIntent',
    src: 'confirmIntent',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'isPaid', params: outcomeOf },
        target: 'paid',
        actions: { type: 'takeOutcome', params: outcomeOf },
      },
      {
        guard: { type: 'isChallenged', params: outcomeOf },
        target: 'redirect',
        actions: { type: 'takeOutcome', params: outcomeOf },
      },
      {
        guard: { type: 'isSettled', params: outcomeOf },
        target: 'again',
        actions: { type: 'takeOutcome', params: outcomeOf },
      },
      { target: 'waitBeforeLook', actions: 'startLooking' },
    ],
    onError: [
      {
        guard: { type: 'mayRenew', params: failureOf },
        target: 'openWallet',
        actions: ['countRenewal', { type: 'say', params: { what: 'error.payment.init' } }],
      },
      {
        guard: { type: 'isOver', params: failureOf },
        target: 'again',
        actions: { type: 'say', params: { what: 'error.payment.over' } },
      },
      {
        guard: { type: 'isOfRequest', params: failureOf },
        target: 'refused',
        actions: { type: 'takeFailure', params: failureOf },
      },
      {
        guard: { type: 'isDefinite', params: failureOf },
        target: 'chooseCard',
        actions: { type: 'sayRefusal', params: refusalOr('error.payment.declined') },
      },
      // Only the server knows whether the card was charged.
      { target: 'askOutcome', actions: 'startLooking' },
    ],
  },
});

/** Nothing was charged: another card may be tried, unless only the outcome was asked for. */
export const again = paymentFlow.createStateConfig({
  always: [{ guard: 'mayPayAgain', target: 'createIntent' }, { target: 'left' }],
});
