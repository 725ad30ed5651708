import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { parseCoordinates, type RankedViolation } from '#core/rules';
import type { FeeQuote, Id, Order, Place, Position, Problem, RequestFields } from '#schemas';
import type { PluginPayload } from '../compose/index.ts';
import {
  arrived,
  contextOf,
  errorOf,
  freshDraft,
  type HoursAnswer,
  isRefused,
  namelessDestination,
  type RequestContext,
  type RequestInput,
  submitError,
  typed,
} from './request-context.ts';

export type RequestEvent =
  | { type: 'hoursAskedAgain' }
  | { type: 'addressTyped'; text: string }
  | { type: 'placeChosen'; placeId: Id }
  | { type: 'pinMoved'; position: Position }
  | { type: 'destinationConfirmed' }
  | { type: 'destinationReopened' }
  | { type: 'fieldsChanged'; fields: RequestFields }
  | { type: 'detailsSubmitted'; violations: readonly RankedViolation[] }
  | { type: 'paymentMethodChosen'; method: string }
  | { type: 'wentBack' }
  | { type: 'submitted'; violations: readonly RankedViolation[]; extras: PluginPayload }
  | { type: 'feeAccepted' }
  | { type: 'feeDeclined' }
  | { type: 'startedOver'; fields: RequestFields };

const unprovided = async (): Promise<never> => {
  throw new Error('this actor is given by the model');
};

/** Everything the flow does to the world or decides by, named; the machine then reads as a table. */
export const requestFlow = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as RequestInput,
  },
  actors: {
    fetchServiceHours: fromPromise<HoursAnswer>(unprovided),
    fetchPlace: fromPromise<Place, { placeId: Id }>(unprovided),
    reverseGeocode: fromPromise<Place, { position: Position }>(unprovided),
    validateArea: fromPromise<boolean, RequestContext>(unprovided),
    quoteFee: fromPromise<FeeQuote, RequestContext>(unprovided),
    submitOrder: fromPromise<Order, RequestContext>(unprovided),
  },
  delays: { beforeRequote: 1000 },
  guards: {
    hasDestination: ({ context }) => context.draft.destination !== null,
    typedCoordinates: ({ context }) => parseCoordinates(context.draft.address_query) !== null,
    wasAtPayment: ({ context }) => context.draft.step === 'payment',
    eventIsValid: ({ event }) => {
      assertEvent(event, ['detailsSubmitted', 'submitted']);
      return event.violations.length === 0;
    },
  },
  actions: {
    takeText: assign(({ context, event }) => {
      assertEvent(event, 'addressTyped');
      return { draft: typed(context.draft, event.text), error: null, quote: null };
    }),
    takePlaceId: assign(({ event }) => {
      assertEvent(event, 'placeChosen');
      return { placeId: event.placeId, error: null };
    }),
    takePin: assign(({ event }) => {
      assertEvent(event, 'pinMoved');
      return { pin: event.position, error: null };
    }),
    takeTypedPin: assign(({ context }) => ({
      pin: parseCoordinates(context.draft.address_query),
      error: null,
    })),
    keepPinWithoutAddress: assign(({ context }) => ({
      draft: context.pin ? arrived(context.draft, namelessDestination(context.pin)) : context.draft,
      error: { what: 'geolocator.error.reverse', where: null },
    })),
    takeFields: assign(({ context, event }) => {
      assertEvent(event, 'fieldsChanged');
      const fields = { ...context.draft.fields, ...event.fields };
      return { draft: { ...context.draft, fields } };
    }),
    takePaymentMethod: assign(({ context, event }) => {
      assertEvent(event, 'paymentMethodChosen');
      const fields = { ...context.draft.fields, paymentMethod: event.method };
      return { draft: { ...context.draft, fields }, error: null };
    }),
    takeViolations: assign(({ event }) => {
      assertEvent(event, ['detailsSubmitted', 'submitted']);
      return { error: errorOf(event.violations) };
    }),
    takeExtras: assign(({ event }) => {
      assertEvent(event, 'submitted');
      return { extras: event.extras, requotes: 0, error: null };
    }),
    enterStep: assign(({ context }, { step }: { step: 'destination' | 'details' | 'payment' }) => ({
      draft: { ...context.draft, step },
    })),
    say: assign((_, { what }: { what: string }) => ({ error: { what, where: null } })),
    saySubmitError: assign(({ context }, { problem }: { problem: unknown }) => ({
      error: submitError(problem as Problem),
      // The order exists with other content: what is sent next is another order.
      draft: isRefused(problem, 'IdempotencyKeyReused')
        ? { ...context.draft, idempotency_key: context.newKey() }
        : context.draft,
    })),
    acceptOffer: assign(({ context }) => ({ quote: context.offered, offered: null })),
    countRequote: assign(({ context }) => ({ requotes: context.requotes + 1 })),
    forgetError: assign({ error: null }),
    startOver: assign(({ context, event }) => {
      assertEvent(event, 'startedOver');
      const draft = freshDraft(context.origin, context.newKey(), event.fields);
      return { ...contextOf({ ...context, draft, initialFields: event.fields }), restored: false };
    }),
  },
});
