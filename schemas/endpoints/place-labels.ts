import * as z from 'zod/mini';
import { PlaceLabel } from '../place.ts';
import { typedText } from '../primitives.ts';
import { defineEndpoint } from './define.ts';
import { degrees } from './degrees.ts';

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
    language: z.optional(typedText(16)),
  }),
  result: z.object({ labels: z.array(PlaceLabel) }),
});
