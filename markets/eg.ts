import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Egypt. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'EG',
  name: 'Egypt',
  region: 'eu-west-2',
  currency: 'EGP',
  currencyDigits: 2,
  currencySigns: ['ج.م.', 'E£', 'LE'],
  timezone: 'Africa/Cairo',
  phonePrefix: '+20',
  languages: ['ar', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: '.',
    hourCycle: 'h12',
    firstDayOfWeek: 6,
    weekend: [5, 6],
  },
  onlinePayment: false,
  fee: {
    base: 66,
    perKilometre: 14,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 8300,
  },
  postcodeLength: 5,
  centre: { latitude: 30.04442, longitude: 31.23571 },
  extent: { south: 21.9, west: 24.6, north: 31.7, east: 37 },
  links: {
    partner: 'https://partners.example/eg',
    privacy: 'https://privacy.example/eg',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/eg',
  },
} satisfies Market;
