import type { Market } from '#schemas';

/** What cancelling costs, and who bears it for which reason; a market with rules of its own writes them instead. */
export const usualCancellation = {
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
