import type { Market } from '#schemas';
import { euro } from './euro.ts';

/**
 * Bulgaria. The euro replaced the lev on 1 January 2026 at 1.95583 leva for a euro, the rate that the Council of the
 * European Union fixed; the country's act on the introduction of the euro has prices shown in both from 8 August 2025
 * to 8 August 2026. Hours are written from 0 to 23 and postcodes have four digits. Fee, radius, cancellation costs and
 * item value limit are ours.
 */
export const market = {
  ...euro,
  status: 'draft',
  country: 'BG',
  name: 'Bulgaria',
  region: 'eu-central-1',
  timezone: 'Europe/Sofia',
  phonePrefix: '+359',
  languages: ['bg', 'en'],
  formatting: {
    ...euro.formatting,
    decimal: ',',
    address: { town: 'postcode town' },
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'],
  secondCurrency: { currency: 'BGN', digits: 2, rate: 1.95583, until: '2026-08-08' },
  fee: {
    base: 2.5,
    perKilometre: 0.5,
    freeKilometres: 2,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 0.5, PAYMENT_ON_DELIVERY: 0.5 },
  },
  deliveryRadiusKm: 10,
  request: {
    ...euro.request,
    itemValueLimit: 300,
  },
  postcodeLength: 4,
  centre: { latitude: 42.6975, longitude: 23.3242 },
  extent: { south: 41.1, west: 22.2, north: 44.3, east: 28.7 },
  links: {
    partner: 'https://partners.example/bg',
    privacy: 'https://privacy.example/bg',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/bg',
  },
} satisfies Market;
