import type { Market } from '#schemas';
import { euro } from './euro.ts';
import { noSurcharges } from './usual.ts';

/** Finland. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...euro,
  status: 'draft',
  country: 'FI',
  name: 'Finland',
  region: 'eu-north-1',
  timezone: 'Europe/Helsinki',
  phonePrefix: '+358',
  languages: ['fi', 'sv', 'en'],
  formatting: {
    ...euro.formatting,
    decimal: ',',
  },
  paymentMethods: ['PAID', 'PAYMENT_ON_DELIVERY'],
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
  centre: { latitude: 60.16952, longitude: 24.93545 },
  extent: { south: 59.7, west: 20.5, north: 70.2, east: 31.6 },
  links: {
    partner: 'https://partners.example/fi',
    privacy: 'https://privacy.example/fi',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/fi',
  },
} satisfies Market;
