import * as z from 'zod/mini';
import { Place, PlaceLabel, PlaceSuggestion } from '../place.ts';
import { Id, typedText } from '../primitives.ts';
import { defineEndpoint } from './define.ts';

/** A number in a query string. */
const degrees = (limit: number) => z.coerce.number().check(z.gte(-limit), z.lte(limit));
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

export const placeLabels = defineEndpoint({
  id: 'placeLabels',
  summary: 'Names for the drawn base map within an extent, most important first',
  service: 'orders',
  method: 'GET',
  path: '/geolocator/labels',
  access: { kind: 'public' },
  retry: 'safe',
  query: z.strictObject({
    west: degrees(180),
    south: degrees(90),
    east: degrees(180),
    north: degrees(90),
    zoom: z.coerce.number().check(z.gte(0), z.lte(24)),
    language,
  }),
  result: z.object({ labels: z.array(PlaceLabel) }),
});
