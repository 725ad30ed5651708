import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Bosnia & Herzegovina. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'BA',
  name: 'Bosnia & Herzegovina',
  region: 'eu-central-1',
  currency: 'BAM',
  currencyDigits: 2,
  currencySigns: ['KM', 'КМ'],
  timezone: 'Europe/Sarajevo',
  phonePrefix: '+387',
  languages: ['bs', 'hr', 'sr', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  onlinePayment: false,
  fee: {
    base: 2.3,
    perKilometre: 0.49,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 290,
  },
  postcodeLength: 5,
  centre: { latitude: 43.84864, longitude: 18.35644 },
  extent: { south: 42.5, west: 15.7, north: 45.3, east: 19.7 },
  links: {
    partner: 'https://partners.example/ba',
    privacy: 'https://privacy.example/ba',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ba',
  },
} satisfies Market;
