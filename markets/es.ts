import type { Market } from '#schemas';
import { euro } from './euro.ts';
import { noSurcharges } from './usual.ts';

/** Spain. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...euro,
  status: 'draft',
  country: 'ES',
  name: 'Spain',
  region: 'eu-central-1',
  timezone: 'Europe/Madrid',
  phonePrefix: '+34',
  languages: ['es', 'ca', 'en'],
  formatting: {
    ...euro.formatting,
    decimal: ',',
  },
  fee: {
    base: 2.9,
    perKilometre: 0.6,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 10,
  request: {
    ...euro.request,
    itemValueLimit: 300,
  },
  postcodeLength: 5,
  centre: { latitude: 40.4165, longitude: -3.70256 },
  extent: { south: 27.6, west: -18.3, north: 43.9, east: 4.4 },
  links: {
    partner: 'https://partners.example/es',
    privacy: 'https://privacy.example/es',
    terms: 'https://terms.example/es',
    apiDocumentation: 'https://developers.example/es',
  },
} satisfies Market;
