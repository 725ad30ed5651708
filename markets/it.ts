import type { Market } from '#schemas';
import { euro } from './euro.ts';
import { noSurcharges } from './usual.ts';

/** Italy. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...euro,
  status: 'draft',
  country: 'IT',
  name: 'Italy',
  region: 'eu-central-1',
  timezone: 'Europe/Rome',
  phonePrefix: '+39',
  languages: ['it', 'en'],
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
  centre: { latitude: 41.89193, longitude: 12.51133 },
  extent: { south: 35.4, west: 6.5, north: 47.2, east: 18.6 },
  links: {
    partner: 'https://partners.example/it',
    privacy: 'https://privacy.example/it',
    terms: 'https://terms.example/it',
    apiDocumentation: 'https://developers.example/it',
  },
} satisfies Market;
