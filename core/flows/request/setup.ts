import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { detailsPickupEstimation } from '#core/rules';
import type { Id, Order, Place, Position, RequestDraft } from '#schemas';
import type { PricedQuote } from '../../compose/index.ts';
import type { PaymentEnd } from '../payment/context.ts';
import { startedOver } from './beginning.ts';
import { mayBypass } from './bypass.ts';
import {
  errorOf,
  MOST_REQUOTES,
  type RequestContext,
  type RequestInput,
  stepOfError,
  unconfirmedAmount,
} from './context.ts';
import { arrived, typed } from './destination.ts';
import { destinationGuards, destinationMoves } from './destination-moves.ts';
import { editGuards, editMoves } from './edit-moves.ts';
import type { RequestEvent } from './events.ts';
import {
  isFeeTheSame,
  isOfferTold,
  paysOnline,
  putRight,
  withCustomer,
  withFields,
  withoutPerson,
} from './moves.ts';
import { originGuards, originMoves } from './origin-moves.ts';
import { isFeeRefusal, isKeyUsed, submitError } from './submit-error.ts';
import type { RequestTag } from './tags.ts';

type Failure = { readonly failure: unknown };
type Ended = { readonly end: PaymentEnd };

const unprovided = async (): Promise<never> => {
  throw new Error('this actor is given by the model');
};

/** Names all actors, guards, actions and delays of the flow, so that the states read as a table. */
export const requestFlow = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as RequestInput,
    tags: {} as RequestTag,
  },
  actors: {
    fetchServiceHours: fromPromise<string>(unprovided),
    fetchItemValueLimit: fromPromise<number>(unprovided),
    fetchOrder: fromPromise<Order, RequestContext>(unprovided),
    fetchPlace: fromPromise<Place, { placeId: Id }>(unprovided),
    reverseGeocode: fromPromise<Place, { position: Position }>(unprovided),
    validateArea: fromPromise<boolean, RequestContext>(unprovided),
    quoteFee: fromPromise<PricedQuote, RequestContext>(unprovided),
    submitOrder: fromPromise<Order, RequestContext>(unprovided),
    saveOriginAddress: fromPromise<void, RequestContext>(unprovided),
    payOnline: fromPromise<PaymentEnd, RequestContext>(unprovided),
  },
  delays: { beforeRequote: 1000, toBeSeen: 500 },
  guards: {
    ...editGuards,
    ...originGuards,
    ...destinationGuards,
    mayBypass,
    isDeliverable: (_, { deliverable }: { deliverable: boolean }) => deliverable,
    wasBeyondDestination: ({ context: { draft } }) =>
      draft.step !== 'destination' && draft.destination !== null,
    wasAtPayment: ({ context }) => context.draft.step === 'payment',
    hasViolations: ({ event }) => {
      assertEvent(event, ['detailsSubmitted', 'submitted']);
      return event.violations.length > 0;
    },
    isValueHigh: ({ context }) => unconfirmedAmount(context) !== null,
    paysOnline: ({ context }) => paysOnline(context),
    isFeeTheSameOnline: ({ context }) => paysOnline(context) && isFeeTheSame(context),
    isPaid: (_, { end }: Ended) => end.kind === 'paid',
    isPaymentRefused: (_, { end }: Ended) => end.kind === 'refused',
    isFeeTheSame: ({ context }) => isFeeTheSame(context),
    hasError: ({ context }) => context.error !== null,
    isOfferTold: ({ context }) => isOfferTold(context),
    isOfferToldHigh: ({ context }) => isOfferTold(context) && unconfirmedAmount(context) !== null,
    mayRequote: ({ context }, { failure }: Failure) =>
      isFeeRefusal(failure) && context.requotes < MOST_REQUOTES,
    isFeeRefused: (_, { failure }: Failure) => isFeeRefusal(failure),
    isErrorAtDestination: ({ context: { error, paymentFields } }) =>
      stepOfError(error, paymentFields) === 'destination',
    isErrorAtDetails: ({ context: { error, paymentFields } }) =>
      stepOfError(error, paymentFields) === 'details',
  },
  actions: {
    bypass: assign({ bypassed: true }),
    forgetBypass: assign({ bypassed: false }),
    takeOriginText: assign(originMoves.typed),
    takeOriginTexts: assign(originMoves.told),
    takeTypedOriginPin: assign(originMoves.pointed),
    takeOriginPlace: assign(originMoves.placed),
    nameOriginPin: assign(originMoves.named),
    keepOriginPin: assign(originMoves.nameless),
    sayOriginWrong: assign(originMoves.wrong),
    sayOriginRefused: assign(originMoves.refused),
    takeOrigin: assign(originMoves.settled),
    enterOriginAddress: assign(originMoves.atAddress),
    enterOriginDetails: assign(originMoves.atDetails),
    askOriginAgain: assign(originMoves.reopened),
    takeSavedAddress: assign(({ context, event }) => {
      assertEvent(event, 'savedAddressChosen');
      const { draft, editing } = context;
      const fields = editing === null ? event.fields : withoutPerson(event.fields);
      return {
        draft: withCustomer(arrived(draft, event.destination), fields),
        reading: null,
        error: null,
      };
    }),
    takeLimit: assign((_, { limit }: { limit: number }) => ({ itemValueLimit: limit })),
    takeText: assign(({ context, event }) => {
      assertEvent(event, 'addressTyped');
      return { draft: typed(context.draft, event.text), reading: null, error: null, quote: null };
    }),
    takePlaceId: assign(({ event }) => {
      assertEvent(event, 'placeChosen');
      return { placeId: event.placeId, reading: null, error: null };
    }),
    takePin: assign(({ event }) => {
      assertEvent(event, 'pinMoved');
      return { pin: event.position, reading: null, error: null };
    }),
    takeTypedPin: assign(destinationMoves.read),
    takePlace: assign(destinationMoves.placed),
    namePin: assign(destinationMoves.named),
    keepPinWithoutAddress: assign(destinationMoves.nameless),
    reopenAddress: assign(destinationMoves.reopened),
    takeFoundAddress: assign(destinationMoves.foundTaken),
    takeFields: assign(destinationMoves.filled),
    takePaymentMethod: assign(({ context, event }) => {
      assertEvent(event, 'paymentMethodChosen');
      return { draft: withFields(context.draft, { paymentMethod: event.method }), error: null };
    }),
    takePaymentMethodEarly: assign(destinationMoves.paid),
    takeRepriced: assign(({ context, event }) => {
      assertEvent(event, 'repriced');
      return { draft: withFields(context.draft, event.fields), error: null };
    }),
    takeViolations: assign(({ event }) => {
      assertEvent(event, ['detailsSubmitted', 'submitted']);
      const paymentFields = event.type === 'submitted' ? (event.paymentFields ?? []) : [];
      return { error: errorOf(event.violations), paymentFields };
    }),
    takeExtras: assign(({ event }) => {
      assertEvent(event, 'submitted');
      const { extras, paymentFields = [] } = event;
      return { extras, paymentFields, requotes: 0, error: null, pointedAt: null };
    }),
    confirmValue: assign(({ context }) => ({ confirmedAmount: unconfirmedAmount(context) })),
    enterStep: assign(({ context }, { step }: { step: RequestDraft['step'] }) => ({
      draft: { ...context.draft, step },
    })),
    passDetailsEstimation: assign(({ context }) => ({
      draft: { ...context.draft, login_estimation: detailsPickupEstimation },
    })),
    say: assign((_, { what }: { what: string }) => ({ error: { what, where: null } })),
    saySubmitError: assign(({ context }, { failure }: Failure) => ({
      error: submitError(failure, context.editing !== null),
      draft: isKeyUsed(failure)
        ? { ...context.draft, idempotency_key: context.newKey() }
        : context.draft,
    })),
    takeOrderToUpdate: assign(editMoves.fetched),
    takeOrderAgain: assign(editMoves.fetchedAgain),
    agreeToFee: assign(editMoves.agreed),
    takeQuote: assign(({ context }, { quote }: { quote: PricedQuote }) => ({
      ...putRight(context, quote),
      quote,
    })),
    takeOffer: assign(({ context }, { quote }: { quote: PricedQuote }) => ({
      ...putRight(context, quote),
      offered: quote,
    })),
    acceptOffer: assign(({ context: { quote, offered } }) => ({
      quote: offered ?? quote,
      offered: null,
    })),
    countRequote: assign(({ context }) => ({ requotes: context.requotes + 1 })),
    takeOrder: assign((_, { order }: { order: Order }) => ({ order })),
    takePaidOrder: assign((_, { end }: Ended) => (end.kind === 'paid' ? { order: end.order } : {})),
    sayPaymentEnd: assign((_, { end }: Ended) => ({
      error: end.kind === 'left' ? end.error : null,
    })),
    forgetError: assign({ error: null }),
    pointAtAmount: assign({ pointedAt: 'orderAmount' }),
    pointNowhere: assign({ pointedAt: null }),
    startOver: assign(({ context, event }) => {
      assertEvent(event, 'startedOver');
      return startedOver(context, event.fields);
    }),
  },
});
