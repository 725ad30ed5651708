import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Singapore. Fee and unit number: specification 2, sections 5 and 9; radius and item value limit are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'SG',
  name: 'Singapore',
  region: 'ap-southeast-1',
  currency: 'SGD',
  currencyDigits: 2,
  currencySigns: ['$', 'S$'],
  timezone: 'Asia/Singapore',
  phonePrefix: '+65',
  languages: ['en', 'zh_Hant_TW'],
  formatting: {
    ...usual.formatting,
    decimal: '.',
    hourCycle: 'h12',
    firstDayOfWeek: 7,
  },
  fee: {
    base: 6,
    perKilometre: 1,
    freeKilometres: 0,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 15,
  request: {
    ...usual.request,
    unitNumberRequired: true,
    itemValueLimit: 500,
  },
  postcodeLength: 6,
  centre: { latitude: 1.2903, longitude: 103.8519 },
  extent: { south: 1.2, west: 103.6, north: 1.5, east: 104.1 },
  links: {
    partner: 'https://partners.example/sg',
    privacy: 'https://privacy.example/sg',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/sg',
  },
} satisfies Market;
