import { assign } from 'xstate';
import { arrived, contextOf, destinationOf, isRefused, MOST_REQUOTES } from './request-context.ts';
import { requestFlow } from './request-setup.ts';

const startingOver = {
  startedOver: { target: '#request.checkServiceHours', actions: 'startOver' },
} as const;

/** The request flow (specification 2, sections 2 and 4), from service hours to a placed order. */
export const requestMachine = requestFlow.createMachine({
  id: 'request',
  context: ({ input }) => contextOf(input),
  initial: 'checkServiceHours',
  states: {
    checkServiceHours: {
      invoke: {
        id: 'fetchServiceHours',
        src: 'fetchServiceHours',
        onDone: [
          {
            guard: ({ event }) => !event.output.open,
            target: 'serviceClosed',
            actions: assign(({ event }) => ({ hours: event.output.hours })),
          },
          { target: 'opened', actions: assign(({ event }) => ({ hours: event.output.hours })) },
        ],
        // A failed lookup is treated as open; the server still refuses an order outside the hours.
        onError: { target: 'opened' },
      },
    },
    serviceClosed: { on: { hoursAskedAgain: 'checkServiceHours' } },
    opened: {
      always: [
        {
          guard: ({ context }) =>
            context.draft.step !== 'destination' && context.draft.destination !== null,
          target: 'checkDestination',
        },
        { target: 'askDestination' },
      ],
    },
    askDestination: {
      entry: { type: 'enterStep', params: { step: 'destination' } },
      on: {
        ...startingOver,
        addressTyped: { actions: 'takeText' },
        placeChosen: { target: 'fetchPlace', actions: 'takePlaceId' },
        pinMoved: { target: 'reverseGeocode', actions: 'takePin' },
        destinationConfirmed: [
          { guard: 'hasDestination', target: 'checkDestination', actions: 'forgetError' },
          { guard: 'typedCoordinates', target: 'reverseGeocode', actions: 'takeTypedPin' },
          { actions: { type: 'say', params: { what: 'validation.invalid-coordinates' } } },
        ],
      },
    },
    fetchPlace: {
      invoke: {
        id: 'fetchPlace',
        src: 'fetchPlace',
        input: ({ context }) => ({ placeId: context.placeId ?? '' }),
        onDone: {
          target: 'checkDestination',
          actions: assign(({ context, event }) => ({
            draft: arrived(context.draft, destinationOf(event.output)),
          })),
        },
        onError: {
          target: 'askDestination',
          actions: { type: 'say', params: { what: 'geolocator.error.fetch-place-details' } },
        },
      },
      on: {
        addressTyped: { target: 'askDestination', actions: 'takeText' },
        placeChosen: { target: 'fetchPlace', actions: 'takePlaceId', reenter: true },
        pinMoved: { target: 'reverseGeocode', actions: 'takePin' },
      },
    },
    reverseGeocode: {
      invoke: {
        id: 'reverseGeocode',
        src: 'reverseGeocode',
        input: ({ context }) => ({ position: context.pin ?? context.origin.position }),
        onDone: {
          target: 'askDestination',
          // The pin stays where the person put it; the place only names it.
          actions: assign(({ context, event }) => ({
            draft: arrived(context.draft, { ...destinationOf(event.output), ...context.pin }),
          })),
        },
        onError: { target: 'askDestination', actions: 'keepPinWithoutAddress' },
      },
      on: {
        addressTyped: { target: 'askDestination', actions: 'takeText' },
        placeChosen: { target: 'fetchPlace', actions: 'takePlaceId' },
        pinMoved: { target: 'reverseGeocode', actions: 'takePin', reenter: true },
      },
    },
    checkDestination: {
      invoke: {
        id: 'validateArea',
        src: 'validateArea',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output, target: 'computeFee' },
          {
            target: 'askDestination',
            actions: { type: 'say', params: { what: 'request.error.undeliverable-address' } },
          },
        ],
        onError: {
          target: 'askDestination',
          actions: { type: 'say', params: { what: 'request.error.unable-to-verify' } },
        },
      },
      on: {
        addressTyped: { target: 'askDestination', actions: 'takeText' },
        pinMoved: { target: 'reverseGeocode', actions: 'takePin' },
      },
    },
    computeFee: {
      invoke: {
        id: 'quoteFee',
        src: 'quoteFee',
        input: ({ context }) => context,
        onDone: [
          {
            guard: 'wasAtPayment',
            target: 'fillPaymentDetails',
            actions: assign(({ event }) => ({ quote: event.output })),
          },
          {
            target: 'fillOrderDetails',
            actions: assign(({ event }) => ({ quote: event.output })),
          },
        ],
        onError: {
          target: 'askDestination',
          actions: { type: 'say', params: { what: 'request.error.cannot-compute-price' } },
        },
      },
    },
    fillOrderDetails: {
      entry: { type: 'enterStep', params: { step: 'details' } },
      on: {
        ...startingOver,
        fieldsChanged: { actions: 'takeFields' },
        destinationReopened: { target: 'askDestination', actions: 'forgetError' },
        detailsSubmitted: [
          { guard: 'eventIsValid', target: 'fillPaymentDetails', actions: 'forgetError' },
          { actions: 'takeViolations' },
        ],
      },
    },
    fillPaymentDetails: {
      entry: { type: 'enterStep', params: { step: 'payment' } },
      on: {
        ...startingOver,
        fieldsChanged: { actions: 'takeFields' },
        wentBack: { target: 'fillOrderDetails', actions: 'forgetError' },
        paymentMethodChosen: { target: 'quotePaymentMethod', actions: 'takePaymentMethod' },
        submitted: [
          { guard: 'eventIsValid', target: 'submit', actions: 'takeExtras' },
          { actions: 'takeViolations' },
        ],
      },
    },
    quotePaymentMethod: {
      invoke: {
        id: 'quotePaymentMethod',
        src: 'quoteFee',
        input: ({ context }) => context,
        onDone: {
          target: 'fillPaymentDetails',
          actions: assign(({ event }) => ({ quote: event.output })),
        },
        onError: {
          target: 'fillPaymentDetails',
          actions: { type: 'say', params: { what: 'request.error.cannot-compute-price' } },
        },
      },
      on: {
        paymentMethodChosen: {
          target: 'quotePaymentMethod',
          actions: 'takePaymentMethod',
          reenter: true,
        },
        wentBack: { target: 'fillOrderDetails', actions: 'forgetError' },
      },
    },
    submit: {
      invoke: {
        id: 'submitOrder',
        src: 'submitOrder',
        input: ({ context }) => context,
        onDone: {
          target: 'succeeded',
          actions: assign(({ event }) => ({ order: event.output })),
        },
        onError: [
          {
            guard: ({ context, event }) =>
              isRefused(event.error, 'SignatureExpired') && context.requotes < MOST_REQUOTES,
            target: 'waitBeforeRequote',
            actions: 'countRequote',
          },
          {
            guard: ({ event }) => isRefused(event.error, 'SignatureExpired'),
            target: 'fillPaymentDetails',
            actions: { type: 'say', params: { what: 'error.fee.recompute' } },
          },
          {
            target: 'fillPaymentDetails',
            actions: {
              type: 'saySubmitError',
              params: ({ event }: { event: { error: unknown } }) => ({ problem: event.error }),
            },
          },
        ],
      },
    },
    waitBeforeRequote: { after: { beforeRequote: 'requote' } },
    requote: {
      invoke: {
        id: 'requote',
        src: 'quoteFee',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ context, event }) => event.output.fee === context.quote?.fee,
            target: 'submit',
            actions: assign(({ event }) => ({ quote: event.output })),
          },
          { target: 'confirmFee', actions: assign(({ event }) => ({ offered: event.output })) },
        ],
        onError: {
          target: 'fillPaymentDetails',
          actions: { type: 'say', params: { what: 'error.fee.recompute' } },
        },
      },
    },
    confirmFee: {
      on: {
        feeAccepted: { target: 'submit', actions: 'acceptOffer' },
        feeDeclined: { target: 'fillPaymentDetails', actions: 'acceptOffer' },
      },
    },
    succeeded: { on: startingOver },
  },
});
