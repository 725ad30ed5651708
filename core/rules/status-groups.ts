import type { OrderStatus } from '#schemas';

const group = (...statuses: readonly OrderStatus[]): ReadonlySet<string> => new Set(statuses);

/** The groups of specification 2, section 4. */
export const statusGroups = {
  new: group(
    'PAYMENT_COMMITTED',
    'NEW',
    'RECEIVED',
    'WAITING_FOR_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'ASSIGNED_TO_TRANSPORT',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'MODIFIED',
    'NEAR_VENDOR',
  ),
  collected: group('PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'RETURN_INITIATED'),
  cancelledLike: group('CANCELLED', 'PAYMENT_CANCELLED', 'STALLED', 'PAYMENT_FAILED'),
  active: group(
    'NEW',
    'RECEIVED',
    'WAITING_FOR_TRANSPORT',
    'ASSIGNED_TO_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'NEAR_VENDOR',
    'PICKED_UP',
    'NEAR_CUSTOMER',
    'DELAYED',
  ),
  old: group('DELIVERED', 'CANCELLED'),
  deliveredOrReturned: group('DELIVERED', 'RETURNED_TO_VENDOR'),
} as const;
