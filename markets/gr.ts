import type { Market } from '#schemas';
import { euro } from './euro.ts';
import { noSurcharges } from './usual.ts';

/** Greece. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...euro,
  status: 'draft',
  country: 'GR',
  name: 'Greece',
  region: 'eu-west-2',
  timezone: 'Europe/Athens',
  phonePrefix: '+30',
  languages: ['el', 'en'],
  formatting: {
    ...euro.formatting,
    decimal: ',',
    hourCycle: 'h12',
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
  centre: { latitude: 37.98376, longitude: 23.72784 },
  extent: { south: 34.7, west: 19.5, north: 41.8, east: 29.7 },
  links: {
    partner: 'https://partners.example/gr',
    privacy: 'https://privacy.example/gr',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/gr',
  },
} satisfies Market;
