import { failureOf, placeOf } from './answers.ts';
import { requestFlow } from './request-setup.ts';

/** What is typed is kept, whatever is being looked up. */
const telling = {
  originChanged: { actions: 'takeOriginTexts' },
  placeChosen: { target: 'fetchOriginPlace', actions: 'takePlaceId', reenter: true },
  pinMoved: { target: 'reverseOrigin', actions: 'takePin', reenter: true },
} as const;

const choosing = {
  ...telling,
  addressTyped: { target: 'askOriginAddress', actions: 'takeOriginText' },
} as const;

/** Where the outlet stands: typed with suggestions, or pointed at (specification 2, section 4). */
export const askOriginAddress = requestFlow.createStateConfig({
  entry: 'enterOriginAddress',
  on: {
    ...choosing,
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

export const fetchOriginPlace = requestFlow.createStateConfig({
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
  on: choosing,
});

export const reverseOrigin = requestFlow.createStateConfig({
  invoke: {
    id: 'reverseOrigin',
    src: 'reverseGeocode',
    input: ({ context }) => ({ position: context.pin ?? context.origin.position }),
    onDone: { target: 'originAddressDetails', actions: { type: 'nameOriginPin', params: placeOf } },
    onError: { target: 'originAddressDetails', actions: 'keepOriginPin' },
  },
  on: choosing,
});

/** What no map knows: unit, building, how to find the door. A guest's address is kept for this visit only. */
export const originAddressDetails = requestFlow.createStateConfig({
  entry: 'enterOriginDetails',
  on: {
    ...telling,
    originReopened: { target: 'askOriginAddress', actions: 'forgetError' },
    originSubmitted: [
      { guard: 'isOriginWrong', actions: 'sayOriginWrong' },
      { guard: 'keepsOrigin', target: 'checkServiceHours', actions: 'takeOrigin' },
      { target: 'saveOriginAddress', actions: 'forgetError' },
    ],
  },
});

export const saveOriginAddress = requestFlow.createStateConfig({
  invoke: {
    id: 'saveOriginAddress',
    src: 'saveOriginAddress',
    input: ({ context }) => context,
    onDone: { target: 'checkServiceHours', actions: 'takeOrigin' },
    onError: {
      target: 'originAddressDetails',
      actions: { type: 'sayOriginRefused', params: failureOf },
    },
  },
  on: { originChanged: { actions: 'takeOriginTexts' } },
});
