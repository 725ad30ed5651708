import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Kazakhstan. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'KZ',
  name: 'Kazakhstan',
  region: 'eu-central-1',
  currency: 'KZT',
  currencyDigits: 2,
  currencySigns: ['₸', 'тг'],
  timezone: 'Asia/Almaty',
  phonePrefix: '+7',
  languages: ['kk', 'ru', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  onlinePayment: false,
  fee: {
    base: 650,
    perKilometre: 140,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 81_000,
  },
  postcodeLength: 6,
  centre: { latitude: 43.25, longitude: 76.91667 },
  extent: { south: 40.5, west: 46.5, north: 55.5, east: 87.4 },
  links: {
    partner: 'https://partners.example/kz',
    privacy: 'https://privacy.example/kz',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/kz',
  },
} satisfies Market;
