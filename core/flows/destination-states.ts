import { placeOf, quoteOf, verdictOf } from './answers.ts';
import { requestFlow } from './request-setup.ts';
import { leaving, renaming, typing } from './shared-events.ts';

/** The person changes their mind about the place, whatever is being looked up. */
const choosing = {
  ...leaving,
  ...typing,
  ...renaming,
  addressTyped: { target: 'askDestination', actions: 'takeText' },
  placeChosen: { target: 'fetchPlace', actions: 'takePlaceId', reenter: true },
  pinMoved: { target: 'reverseGeocode', actions: 'takePin', reenter: true },
  savedAddressChosen: { target: 'checkDestination', actions: 'takeSavedAddress', reenter: true },
} as const;

export const askDestination = requestFlow.createStateConfig({
  entry: { type: 'enterStep', params: { step: 'destination' } },
  on: {
    ...choosing,
    addressTyped: { actions: 'takeText' },
    originReopened: {
      guard: 'hasToldOrigin',
      target: 'originAddressDetails',
      actions: 'askOriginAnew',
    },
    destinationConfirmed: [
      { guard: 'hasDestination', target: 'checkDestination', actions: 'forgetError' },
      { guard: 'typedCoordinates', target: 'reverseGeocode', actions: 'takeTypedPin' },
      {
        guard: 'hasLink',
        actions: { type: 'say', params: { what: 'validation.link-without-position' } },
      },
      {
        guard: 'hasText',
        actions: { type: 'say', params: { what: 'validation.invalid-coordinates' } },
      },
      { actions: { type: 'say', params: { what: 'validation.fill-address' } } },
    ],
  },
});

export const fetchPlace = requestFlow.createStateConfig({
  invoke: {
    id: 'fetchPlace',
    src: 'fetchPlace',
    input: ({ context }) => ({ placeId: context.placeId ?? '' }),
    onDone: { target: 'checkDestination', actions: { type: 'takePlace', params: placeOf } },
    onError: {
      target: 'askDestination',
      actions: { type: 'say', params: { what: 'geolocator.error.fetch-place-details' } },
    },
  },
  on: choosing,
});

export const reverseGeocode = requestFlow.createStateConfig({
  invoke: {
    id: 'reverseGeocode',
    src: 'reverseGeocode',
    input: ({ context }) => ({ position: context.pin ?? context.origin.position }),
    // Who typed coordinates has said that they go on.
    onDone: [
      {
        guard: 'hasReading',
        target: 'checkDestination',
        actions: { type: 'namePin', params: placeOf },
      },
      { target: 'askDestination', actions: { type: 'namePin', params: placeOf } },
    ],
    onError: [
      { guard: 'hasReading', target: 'checkDestination', actions: 'keepPinWithoutAddress' },
      { target: 'askDestination', actions: 'keepPinWithoutAddress' },
    ],
  },
  on: choosing,
});

export const checkDestination = requestFlow.createStateConfig({
  entry: 'forgetBypass',
  invoke: {
    id: 'validateArea',
    src: 'validateArea',
    input: ({ context }) => context,
    onDone: [
      { guard: { type: 'isDeliverable', params: verdictOf }, target: 'computeFee' },
      { guard: 'mayBypass', target: 'computeFee', actions: 'bypass' },
      {
        target: 'askDestination',
        actions: { type: 'say', params: { what: 'request.error.undeliverable-address' } },
      },
    ],
    onError: [
      { guard: 'mayBypass', target: 'computeFee', actions: 'bypass' },
      {
        target: 'askDestination',
        actions: { type: 'say', params: { what: 'request.error.unable-to-verify' } },
      },
    ],
  },
  on: choosing,
});

export const computeFee = requestFlow.createStateConfig({
  invoke: {
    id: 'quoteFee',
    src: 'quoteFee',
    input: ({ context }) => context,
    onDone: [
      {
        guard: 'wasAtPayment',
        target: 'fillPaymentDetails',
        actions: { type: 'takeQuote', params: quoteOf },
      },
      { target: 'fillOrderDetails', actions: { type: 'takeQuote', params: quoteOf } },
    ],
    onError: [
      { guard: 'mayBypass', target: 'computeFee', actions: 'bypass', reenter: true },
      {
        target: 'askDestination',
        actions: { type: 'say', params: { what: 'request.error.cannot-compute-price' } },
      },
    ],
  },
  on: choosing,
});
