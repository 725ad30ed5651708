import type { Market } from '#schemas';
import { euro } from './euro.ts';
import { noSurcharges } from './usual.ts';

/** Austria. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...euro,
  status: 'draft',
  country: 'AT',
  name: 'Austria',
  region: 'eu-west-2',
  timezone: 'Europe/Vienna',
  phonePrefix: '+43',
  languages: ['de', 'en'],
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
  postcodeLength: 4,
  centre: { latitude: 48.20849, longitude: 16.37208 },
  extent: { south: 46.3, west: 9.4, north: 49.1, east: 17.2 },
  links: {
    partner: 'https://partners.example/at',
    privacy: 'https://privacy.example/at',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/at',
  },
} satisfies Market;
