import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/**
 * Thailand. Fee and radius: specification 2, section 9, with four kilometres free in cities and one in Bangkok, which is taken with the
 * suburbs around it; the item value limit and what cancelling costs are ours. Years are those of the Gregorian calendar.
 */
export const market = {
  ...usual,
  status: 'draft',
  country: 'TH',
  name: 'Thailand',
  region: 'ap-southeast-1',
  currency: 'THB',
  currencyDigits: 2,
  currencySigns: ['฿'],
  timezone: 'Asia/Bangkok',
  phonePrefix: '+66',
  languages: ['th', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: '.',
    firstDayOfWeek: 7,
    address: { street: 'number road', town: 'town postcode' },
  },
  fee: {
    base: 35,
    perKilometre: 7,
    freeKilometres: 4,
    surcharges: noSurcharges,
    places: [
      {
        name: 'Bangkok',
        centre: { latitude: 13.75398, longitude: 100.50144 },
        radiusKm: 30,
        freeKilometres: 1,
      },
    ],
  },
  deliveryRadiusKm: 15,
  request: {
    ...usual.request,
    itemValueLimit: 10_000,
  },
  postcodeLength: 5,
  centre: { latitude: 13.75398, longitude: 100.50144 },
  extent: { south: 5.5, west: 97.3, north: 20.5, east: 105.7 },
  links: {
    partner: 'https://partners.example/th',
    privacy: 'https://privacy.example/th',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/th',
  },
} satisfies Market;
