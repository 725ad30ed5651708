import type { Market } from '#schemas';

/**
 * Bulgaria. The euro replaced the lev on 1 January 2026 at 1.95583 leva for a euro, the rate that the Council of the
 * European Union fixed; the country's act on the introduction of the euro has prices shown in both from 8 August 2025
 * to 8 August 2026. Hours are written from 0 to 23 and postcodes have four digits. Fee, radius, cancellation costs and
 * item value limit are ours.
 */
export const market = {
  country: 'BG',
  name: 'Bulgaria',
  currency: 'EUR',
  currencyDigits: 2,
  timezone: 'Europe/Sofia',
  phonePrefix: '+359',
  languages: ['bg', 'en'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h23',
    firstDayOfWeek: 1,
    weekend: [6, 7],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'],
  onlinePayment: true,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  secondCurrency: { currency: 'BGN', digits: 2, rate: 1.95583, until: '2026-08-08' },
  fee: {
    base: 2.5,
    perKilometre: 0.5,
    freeKilometres: 2,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 0.5, PAYMENT_ON_DELIVERY: 0.5 },
  },
  cancellation: {
    beforeMatch: 0,
    afterMatch: 1,
    returnTrip: 1,
    lateMinutes: 30,
    reasons: {
      mistake_error: 'charged',
      reason_unknown: 'charged',
      delivery_eta_too_long: 'charged',
      unable_to_find: 'charged',
      technical_problem: 'waived',
      no_courier: 'waived',
      outside_service_hours: 'waived',
      courier_accident: 'compensated',
      bad_weather: 'waived',
      outside_delivery_area: 'waived',
      closed: 'charged',
      address_incomplete_misstated: 'charged',
      unreachable: 'charged',
      food_quality_spillage: 'compensated',
      late_delivery: 'waived',
      unable_to_pay: 'charged',
      duplicate_order: 'charged',
      wrong_order_items_delivered: 'charged',
      payment_failure: 'waived',
      'customer-cancelled': 'charged',
    },
  },
  deliveryRadiusKm: 10,
  request: {
    unitNumberRequired: false,
    amountRequired: true,
    minimumAmount: null,
    descriptionMaxLength: 200,
    pickupCodeMaxLength: 30,
    itemValueLimit: 300,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 4,
  centre: { latitude: 42.6975, longitude: 23.3242 },
  links: {
    partner: 'https://partners.example/bg',
    privacy: 'https://privacy.example/bg',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/bg',
  },
} satisfies Market;
