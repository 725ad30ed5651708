import type { Market } from '#schemas';
import { gulf } from './gulf.ts';
import { noSurcharges } from './usual.ts';

/** Qatar. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  ...gulf,
  status: 'draft',
  country: 'QA',
  name: 'Qatar',
  region: 'eu-west-2',
  currency: 'QAR',
  currencyDigits: 2,
  currencySigns: ['ر.ق.', 'QR'],
  timezone: 'Asia/Qatar',
  phonePrefix: '+974',
  languages: ['ar', 'en'],
  fee: {
    base: 9.6,
    perKilometre: 1.6,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  request: {
    ...gulf.request,
    itemValueLimit: 1400,
  },
  postcodeLength: null,
  centre: { latitude: 25.28545, longitude: 51.53104 },
  extent: { south: 24.5, west: 50.7, north: 26.2, east: 51.7 },
  links: {
    partner: 'https://partners.example/qa',
    privacy: 'https://privacy.example/qa',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/qa',
  },
} satisfies Market;
