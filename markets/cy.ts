import type { Market } from '#schemas';
import { euro } from './euro.ts';
import { noSurcharges } from './usual.ts';

/** Cyprus. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...euro,
  status: 'draft',
  country: 'CY',
  name: 'Cyprus',
  region: 'eu-west-2',
  timezone: 'Asia/Nicosia',
  phonePrefix: '+357',
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
  postcodeLength: 4,
  centre: { latitude: 35.17531, longitude: 33.3642 },
  extent: { south: 34.5, west: 32.2, north: 35.7, east: 34.5 },
  links: {
    partner: 'https://partners.example/cy',
    privacy: 'https://privacy.example/cy',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/cy',
  },
} satisfies Market;
