import type { Market } from '#schemas';
import { euro } from './euro.ts';
import { noSurcharges } from './usual.ts';

/** Montenegro. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...euro,
  status: 'draft',
  country: 'ME',
  name: 'Montenegro',
  region: 'eu-central-1',
  timezone: 'Europe/Podgorica',
  phonePrefix: '+382',
  languages: ['sr', 'en'],
  formatting: {
    ...euro.formatting,
    decimal: ',',
  },
  onlinePayment: false,
  fee: {
    base: 1.2,
    perKilometre: 0.25,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...euro.request,
    itemValueLimit: 150,
  },
  postcodeLength: 5,
  centre: { latitude: 42.44111, longitude: 19.26361 },
  extent: { south: 41.8, west: 18.3, north: 43.6, east: 20.5 },
  links: {
    partner: 'https://partners.example/me',
    privacy: 'https://privacy.example/me',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/me',
  },
} satisfies Market;
