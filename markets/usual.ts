import type { Market } from '#schemas';

/** What cancelling costs, and who bears it for which reason; a market with rules of its own writes them instead. */
const cancellation = {
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
} satisfies Market['cancellation'];

/** What nearly every market agrees on. One that does not says so after it has spread this, and keeps what it shares. */
export const usual = {
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h23',
    firstDayOfWeek: 1,
    weekend: [6, 7],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: true,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  cancellation,
  request: {
    unitNumberRequired: false,
    amountRequired: true,
    minimumAmount: null,
    descriptionMaxLength: 200,
    pickupCodeMaxLength: 30,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
} satisfies Agreed;

/** As much of a market as several share: of how it writes and of what it asks for, any part. */
export type Agreed = Partial<Omit<Market, 'formatting' | 'request'>> & {
  formatting?: Partial<Market['formatting']>;
  request?: Partial<Market['request']>;
};

/** How it is paid costs nothing. */
export const noSurcharges = {
  NONE: 0,
  PAID: 0,
  CASH_ON_DELIVERY: 0,
  PAYMENT_ON_DELIVERY: 0,
} satisfies Market['fee']['surcharges'];
