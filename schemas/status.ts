/** Every order status of the specification (2, section 4); readers must also accept ones that they do not know. */
export const orderStatuses = [
  'NEW',
  'STALLED',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
  'DELAYED',
  'PICKED_UP',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'CANCELLED',
  'COURIER_LEFT_VENDOR',
  'MODIFIED',
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Reasons a cancellation may carry (specification 2, section 4). */
export const cancelReasons = [
  'mistake_error',
  'reason_unknown',
  'delivery_eta_too_long',
  'unable_to_find',
  'technical_problem',
  'no_courier',
  'outside_service_hours',
  'courier_accident',
  'bad_weather',
  'outside_delivery_area',
  'closed',
  'address_incomplete_misstated',
  'unreachable',
  'food_quality_spillage',
  'late_delivery',
  'unable_to_pay',
  'duplicate_order',
  'wrong_order_items_delivered',
  'payment_failure',
  'customer-cancelled',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Payment methods of an order (specification 2, section 9). */
export const paymentMethods = ['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
