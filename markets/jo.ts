import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Jordan. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'JO',
  name: 'Jordan',
  region: 'eu-west-2',
  currency: 'JOD',
  currencyDigits: 3,
  currencySigns: ['د.أ.', 'JD'],
  timezone: 'Asia/Amman',
  phonePrefix: '+962',
  languages: ['ar', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: '.',
    hourCycle: 'h12',
    firstDayOfWeek: 6,
    weekend: [5, 6],
    address: { town: 'town postcode' },
  },
  onlinePayment: false,
  fee: {
    base: 0.96,
    perKilometre: 0.2,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 120,
  },
  postcodeLength: 5,
  centre: { latitude: 31.95522, longitude: 35.94503 },
  extent: { south: 29.1, west: 34.9, north: 33.5, east: 39.4 },
  links: {
    partner: 'https://partners.example/jo',
    privacy: 'https://privacy.example/jo',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/jo',
  },
} satisfies Market;
