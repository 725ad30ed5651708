import { failureOf, placeOf } from '../answers.ts';
import { requestFlow } from './setup.ts';

const pointing = {
  placeChosen: { target: 'fetchOriginPlace', actions: 'takePlaceId', reenter: true },
  pinMoved: { target: 'reverseOrigin', actions: 'takePin', reenter: true },
} as const;

const choosing = {
  ...pointing,
  addressTyped: { target: 'askOriginAddress', actions: 'takeOriginText' },
} as const;

/** Where the outlet stands: typed with suggestions, or pointed at (specification 2, section 4). */
const askOriginAddress = requestFlow.createStateConfig({
  tags: ['originAddress', 'pinMovable'],
  entry: 'enterOriginAddress',
  on: {
    ...pointing,
    addressTyped: { actions: 'takeOriginText' },
    originConfirmed: [
      { guard: 'hasOriginPosition', target: 'originAddressDetails', actions: 'forgetError' },
      { guard: 'typedOriginCoordinates', target: 'reverseOrigin', actions: 'takeTypedOriginPin' },
      {
        guard: 'hasOriginLink',
        actions: { type: 'say', params: { what: 'validation.link-without-position' } },
      },
      {
        guard: 'hasOriginText',
        actions: { type: 'say', params: { what: 'validation.invalid-coordinates' } },
      },
      { actions: { type: 'say', params: { what: 'request.origin.fill' } } },
    ],
  },
});

const fetchOriginPlace = requestFlow.createStateConfig({
  tags: ['originAddress', 'locating', 'pinMovable', 'underWay'],
  on: choosing,
  invoke: {
    id: 'fetchOriginPlace',
    src: 'fetchPlace',
    input: ({ context }) => ({ placeId: context.placeId ?? '' }),
    onDone: {
      target: 'originAddressDetails',
      actions: { type: 'takeOriginPlace', params: placeOf },
    },
    onError: {
      target: 'askOriginAddress',
      actions: { type: 'say', params: { what: 'geolocator.error.fetch-place-details' } },
    },
  },
});

const reverseOrigin = requestFlow.createStateConfig({
  tags: ['originAddress', 'locating', 'pinMovable', 'underWay'],
  on: choosing,
  invoke: {
    id: 'reverseOrigin',
    src: 'reverseGeocode',
    input: ({ context }) => ({ position: context.pin ?? context.origin.position }),
    onDone: { target: 'originAddressDetails', actions: { type: 'nameOriginPin', params: placeOf } },
    onError: { target: 'originAddressDetails', actions: 'keepOriginPin' },
  },
});

/** Asks what no map knows: unit, building, how to find the door. A guest's address is kept for this visit only. */
const originAddressDetails = requestFlow.createStateConfig({
  tags: ['originDetails', 'pinMovable'],
  entry: 'enterOriginDetails',
  on: {
    ...pointing,
    originReopened: { target: 'askOriginAddress', actions: 'forgetError' },
    originSubmitted: [
      { guard: 'isOriginWrong', actions: 'sayOriginWrong' },
      { guard: 'keepsOrigin', target: '#request.opening.checkServiceHours', actions: 'takeOrigin' },
      { target: 'saveOriginAddress', actions: 'forgetError' },
    ],
  },
});

const saveOriginAddress = requestFlow.createStateConfig({
  tags: ['originDetails', 'saving', 'occupied'],
  invoke: {
    id: 'saveOriginAddress',
    src: 'saveOriginAddress',
    input: ({ context }) => context,
    onDone: { target: '#request.opening.checkServiceHours', actions: 'takeOrigin' },
    onError: {
      target: 'originAddressDetails',
      actions: { type: 'sayOriginRefused', params: failureOf },
    },
  },
});

/** Asks an outlet where it stands; what is typed is kept, whatever is being looked up. */
export const origin = requestFlow.createStateConfig({
  initial: 'askOriginAddress',
  on: { originChanged: { actions: 'takeOriginTexts' } },
  states: {
    askOriginAddress,
    fetchOriginPlace,
    reverseOrigin,
    originAddressDetails,
    saveOriginAddress,
  },
});
