import type { Market } from '#schemas';
import { euro } from './euro.ts';
import { noSurcharges } from './usual.ts';

/** Croatia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...euro,
  status: 'draft',
  country: 'HR',
  name: 'Croatia',
  region: 'eu-central-1',
  timezone: 'Europe/Zagreb',
  phonePrefix: '+385',
  languages: ['hr', 'en'],
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
  centre: { latitude: 45.81444, longitude: 15.97798 },
  extent: { south: 42.3, west: 13.4, north: 46.6, east: 19.5 },
  links: {
    partner: 'https://partners.example/hr',
    privacy: 'https://privacy.example/hr',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/hr',
  },
} satisfies Market;
