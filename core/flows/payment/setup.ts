import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Id, PaymentIntent, PaymentOutcome } from '#schemas';
import {
  type CardChoice,
  cardError,
  firstChoice,
  isElsewhere,
  MOST_LOOKS,
  MOST_RENEWALS,
  outcomeError,
  type PaymentContext,
  type PaymentEnd,
  type PaymentInput,
  type Wallet,
} from './context.ts';
import {
  isDefinite,
  isOfRequest,
  isPaymentOver,
  isUnknown,
  isWalletExpired,
  refusalError,
} from './error.ts';
import type { PaymentTag } from './tags.ts';

/** The events of a payment. */
export type PaymentEvent =
  | { type: 'cardChosen'; card: Partial<Omit<CardChoice, 'token'>> }
  | { type: 'payAsked' }
  | { type: 'tokenMade'; token: string }
  | { type: 'cardRefused' }
  | { type: 'fieldsFailed' }
  | { type: 'challengeContinued' }
  | { type: 'outcomeAsked' }
  | { type: 'paymentGivenUp' }
  | { type: 'paymentLeft' };

type Failure = { readonly failure: unknown };
type Told = { readonly outcome: PaymentOutcome };

const unprovided = async (): Promise<never> => {
  throw new Error('this actor is given by the model');
};

/** Names all actors, guards, actions and delays of a payment, so that the states read as a table. */
export const paymentFlow = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentEnd,
    tags: {} as PaymentTag,
  },
  actors: {
    openWallet: fromPromise<Wallet, PaymentContext>(unprovided),
    createIntent: fromPromise<PaymentIntent, PaymentContext>(unprovided),
    confirmIntent: fromPromise<PaymentOutcome, PaymentContext>(unprovided),
    askOutcome: fromPromise<PaymentOutcome, { intentId: Id }>(unprovided),
    cancelPayment: fromPromise<PaymentOutcome, { intentId: Id }>(unprovided),
    redirect: fromPromise<void, { url: string }>(unprovided),
  },
  delays: { beforeLook: 2000, atTheBank: 4000, untilHeard: 5000, fieldsPatience: 20_000 },
  guards: {
    wasBegun: ({ context }) => context.intentId !== null,
    mayPayAgain: ({ context }) => context.paying !== null,
    isOpen: (_, { intent }: { intent: PaymentIntent }) =>
      intent.state === 'open' && intent.payment_methods.length > 0,
    isWithoutMethods: (_, { intent }: { intent: PaymentIntent }) =>
      intent.state === 'open' && intent.payment_methods.length === 0,
    mayRenew: ({ context }, { failure }: Failure) =>
      isWalletExpired(failure) && context.renewals < MOST_RENEWALS,
    isOfRequest: (_, { failure }: Failure) => isOfRequest(failure),
    isOver: (_, { failure }: Failure) => isPaymentOver(failure),
    isDefinite: (_, { failure }: Failure) => isDefinite(failure),
    isCardIncomplete: ({ context }) => cardError(context) !== null,
    isCardTyped: ({ context }) => context.card.newOrExistingCard === 'NEW' && !isElsewhere(context),
    isPaid: (_, { outcome }: Told) => outcome.state === 'succeeded',
    isChallenged: (_, { outcome }: Told) =>
      outcome.state === 'challenge' && Boolean(outcome.redirect_required),
    isSettled: (_, { outcome }: Told) => ['failed', 'cancelled', 'open'].includes(outcome.state),
    isLeftOpen: ({ context }, { outcome }: Told) =>
      context.paying === null && outcome.state === 'open',
    isForeign: ({ context }, { failure }: Failure) => context.paying === null && isUnknown(failure),
    mayLook: ({ context }) => context.looks < MOST_LOOKS,
  },
  actions: {
    takeWallet: assign((_, { wallet }: { wallet: Wallet }) => ({ wallet })),
    countRenewal: assign(({ context }) => ({ renewals: context.renewals + 1 })),
    takeIntent: assign(({ context }, { intent }: { intent: PaymentIntent }) => ({
      intent,
      intentId: intent.intent_id,
      card: firstChoice(context.card, intent),
      looks: 0,
    })),
    takeCard: assign(({ context, event }) => {
      assertEvent(event, 'cardChosen');
      return { card: { ...context.card, ...event.card }, error: null };
    }),
    takeToken: assign(({ context, event }) => {
      assertEvent(event, 'tokenMade');
      return { card: { ...context.card, token: event.token } };
    }),
    forgetToken: assign(({ context }) => ({ card: { ...context.card, token: null } })),
    sayCardError: assign(({ context }) => ({ error: cardError(context) })),
    takeOutcome: assign((_, { outcome }: Told) => ({ outcome, error: outcomeError(outcome) })),
    forgetOutcome: assign({ outcome: null }),
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
    startLooking: assign({ looks: 0 }),
    takeFailure: assign((_, { failure }: Failure) => ({ failure })),
    say: assign((_, { what }: { what: string }) => ({ error: { what, where: null } })),
    sayRefusal: assign((_, { failure, otherwise }: Failure & { otherwise: string }) => ({
      error: refusalError(failure, otherwise),
    })),
    forgetError: assign({ error: null }),
  },
});
