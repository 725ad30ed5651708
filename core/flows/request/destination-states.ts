import { placeOf, quoteOf, verdictOf } from '../answers.ts';
import { requestFlow } from './setup.ts';
import { leaving, originReopening, reopening, typing } from './shared-events.ts';

const askDestination = requestFlow.createStateConfig({
  tags: ['pinMovable'],
  entry: { type: 'enterStep', params: { step: 'destination' } },
  on: {
    addressTyped: { actions: 'takeText' },
    ...originReopening,
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

const fetchPlace = requestFlow.createStateConfig({
  tags: ['locating', 'pinMovable', 'underWay'],
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
});

const reverseGeocode = requestFlow.createStateConfig({
  tags: ['locating', 'pinMovable', 'underWay'],
  invoke: {
    id: 'reverseGeocode',
    src: 'reverseGeocode',
    input: ({ context }) => ({ position: context.pin ?? context.origin.position }),
    // Somebody who typed coordinates has confirmed the place by that.
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
});

const checkDestination = requestFlow.createStateConfig({
  tags: ['checking', 'pinMovable', 'underWay'],
  entry: 'forgetBypass',
  on: reopening,
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
});

const computeFee = requestFlow.createStateConfig({
  tags: ['pricing', 'underWay'],
  on: {
    ...reopening,
    // The fee depends on it, so it is asked for again.
    paymentMethodChosen: {
      target: 'computeFee',
      actions: 'takePaymentMethodEarly',
      reenter: true,
    },
  },
  invoke: {
    id: 'quoteFee',
    src: 'quoteFee',
    input: ({ context }) => context,
    onDone: [
      {
        guard: 'wasAtPayment',
        target: '#request.form.fillPaymentDetails',
        actions: { type: 'takeQuote', params: quoteOf },
      },
      { target: '#request.form.fillOrderDetails', actions: { type: 'takeQuote', params: quoteOf } },
    ],
    onError: [
      { guard: 'mayBypass', target: 'computeFee', actions: 'bypass', reenter: true },
      {
        target: 'askDestination',
        actions: { type: 'say', params: { what: 'request.error.cannot-compute-price' } },
      },
    ],
  },
});

/** Area and fee may have changed since the draft was kept, so both are checked again. */
const resume = requestFlow.createStateConfig({
  always: [
    { guard: 'wasBeyondDestination', target: 'checkDestination' },
    { target: 'askDestination' },
  ],
});

/** Asks for the destination. The person may change it even while it is being looked up. */
export const address = requestFlow.createStateConfig({
  tags: 'form',
  initial: 'resume',
  on: {
    ...leaving,
    ...typing,
    paymentMethodChosen: { actions: 'takePaymentMethodEarly' },
    addressTyped: { target: '.askDestination', actions: 'takeText' },
    placeChosen: { target: '.fetchPlace', actions: 'takePlaceId' },
    pinMoved: { target: '.reverseGeocode', actions: 'takePin' },
    savedAddressChosen: { target: '.checkDestination', actions: 'takeSavedAddress' },
  },
  states: { resume, askDestination, fetchPlace, reverseGeocode, checkDestination, computeFee },
});
