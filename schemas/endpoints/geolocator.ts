import * as z from 'zod/mini';
import { Place, PlaceSuggestion } from '../place.ts';
import { Id, typedText } from '../primitives.ts';
import { defineEndpoint } from './define.ts';
import { degrees } from './degrees.ts';

const language = z.optional(typedText(16));

export const autocomplete = defineEndpoint({
  id: 'autocomplete',
  summary: 'Addresses that match what was typed, nearest and best first',
  service: 'orders',
  method: 'GET',
  path: '/geolocator/autocomplete',
  access: { kind: 'session', guests: true },
  retry: 'safe',
  query: z.strictObject({
    query: typedText(300).check(z.minLength(1)),
    latitude: z.optional(degrees(90)),
    longitude: z.optional(degrees(180)),
    language,
  }),
  result: z.object({ suggestions: z.array(PlaceSuggestion) }),
});

export const reverseGeocode = defineEndpoint({
  id: 'reverseGeocode',
  summary: 'The address at a position',
  service: 'orders',
  method: 'GET',
  path: '/geolocator/reverse',
  access: { kind: 'session', guests: true },
  retry: 'safe',
  query: z.strictObject({ latitude: degrees(90), longitude: degrees(180), language }),
  result: Place,
  refusals: ['PlaceNotFound'],
});

export const placeDetails = defineEndpoint({
  id: 'placeDetails',
  summary: 'The address and coordinates behind a suggestion',
  service: 'orders',
  method: 'GET',
  path: '/geolocator/details',
  access: { kind: 'session', guests: true },
  retry: 'safe',
  query: z.strictObject({ place_id: Id, language }),
  result: Place,
  refusals: ['PlaceNotFound'],
});
