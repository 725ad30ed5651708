import { describe, expect, test } from 'vitest';
import { labelKey, labelOfStatus } from '#core';
import { etaOf, rankOf, statusGroups } from '#core/rules';
import { createTranslate } from '#i18n';
import { cancelReasons, type OrderStatus, orderStatuses } from '#schemas';
import { riderPolled } from '../../../core/orders/rider.ts';
import { textsOf } from '../../app/i18n/support.ts';
import { anOrder } from '../../support/orders.ts';

/** Lists of the specification (2, section 4), letter by letter, so that no list of ours is its own judge. */
const words = (text: string) => text.trim().split(/,?\s+/);

const statuses = words(`
  NEW, STALLED, RECEIVED, WAITING_FOR_TRANSPORT, ASSIGNED_TO_TRANSPORT, COURIER_ACCEPTED_DELIVERY, RECEIVED_BY_VENDOR,
  ACCEPTED_BY_VENDOR, NEAR_VENDOR, DELAYED, PICKED_UP, NEAR_CUSTOMER, DELIVERED, CANCELLED, COURIER_LEFT_VENDOR,
  MODIFIED, INITIATED, PAYMENT_INITIATED, PAYMENT_COMMITTED, PAYMENT_FAILED, PAYMENT_CANCELLED, RETURN_INITIATED,
  RETURNED_TO_VENDOR`);

const progress = words(`
  INITIATED, PAYMENT_INITIATED, PAYMENT_COMMITTED, NEW, RECEIVED, RECEIVED_BY_VENDOR, ACCEPTED_BY_VENDOR,
  WAITING_FOR_TRANSPORT, ASSIGNED_TO_TRANSPORT, COURIER_ACCEPTED_DELIVERY, MODIFIED, NEAR_VENDOR, PICKED_UP,
  COURIER_LEFT_VENDOR, NEAR_CUSTOMER, DELIVERED, RETURN_INITIATED, RETURNED_TO_VENDOR`);

test('there are exactly the statuses of the specification', () => {
  expect([...orderStatuses]).toEqual(statuses);
});

test('the progress of an order is the list of the specification', () => {
  expect(progress.map(rankOf)).toEqual(progress.map((_, at) => at));
});

describe('a group holds exactly its statuses', () => {
  test.each([
    [
      'new',
      `PAYMENT_COMMITTED, NEW, RECEIVED, WAITING_FOR_TRANSPORT, COURIER_ACCEPTED_DELIVERY, ASSIGNED_TO_TRANSPORT,
      RECEIVED_BY_VENDOR, ACCEPTED_BY_VENDOR, MODIFIED, NEAR_VENDOR`,
    ],
    ['collected', 'PICKED_UP, COURIER_LEFT_VENDOR, NEAR_CUSTOMER, RETURN_INITIATED'],
    ['cancelledLike', 'CANCELLED, PAYMENT_CANCELLED, STALLED, PAYMENT_FAILED'],
    ['deliveredOrReturned', 'DELIVERED, RETURNED_TO_VENDOR'],
  ] as const)('%s', (group, listed) => {
    expect([...statusGroups[group]].toSorted()).toEqual(words(listed).toSorted());
  });
});

describe('a status is called as the specification calls it', () => {
  const translate = createTranslate('en', textsOf('en'));

  test.each([
    ['NEW', 'new', 'Processing'],
    ['INITIATED', 'initiated', 'Payment processing'],
    ['PAYMENT_COMMITTED', 'payment_committed', 'Payment processing'],
    ['WAITING_FOR_TRANSPORT', 'waiting-for-rider', 'Looking for rider'],
    ['ASSIGNED_TO_TRANSPORT', 'dispatched', 'Request received, start preparing'],
    ['RECEIVED', 'received', 'Prepare order'],
    ['COURIER_ACCEPTED_DELIVERY', 'in-progress', 'Rider on the way'],
    ['NEAR_VENDOR', 'near-vendor', 'Rider nearby'],
    ['PICKED_UP', 'picked-up', 'Collected'],
    ['COURIER_LEFT_VENDOR', 'in-transit', 'On the way to the customer'],
    ['NEAR_CUSTOMER', 'near-customer', 'Near the customer'],
    ['DELIVERED', 'delivered', 'Delivered'],
    ['DELAYED', 'delayed', 'Delayed'],
    ['STALLED', 'stalled', 'Failed to process'],
    ['CANCELLED', 'cancelled', 'Cancelled'],
    ['RETURN_INITIATED', 'returning', 'Returning'],
    ['RETURNED_TO_VENDOR', 'returned', 'Returned'],
    ['TELEPORTED', 'unknown', 'Unknown status'],
  ] as const)('%s: %s', (status, label, text) => {
    expect(labelOfStatus(status)).toBe(label);
    expect(translate(labelKey(label))).toBe(text);
  });

  test('a pre-order that lies ahead', () => {
    expect(translate(labelKey('scheduled'))).toBe('Scheduled');
  });
});

test('these statuses have an estimate to the outlet, and these one to the customer, beside those of the other legs', () => {
  const estimates = { estimated_pickup_minutes: 7, estimated_delivery_minutes: 25 };
  const shown = (to: 'origin' | 'destination') =>
    orderStatuses.filter((status) => etaOf(anOrder({ status, ...estimates }))?.to === to);
  expect(new Set<OrderStatus | string>(shown('origin'))).toEqual(
    new Set(
      words(`ASSIGNED_TO_TRANSPORT, COURIER_ACCEPTED_DELIVERY, RECEIVED_BY_VENDOR, ACCEPTED_BY_VENDOR,
        NEAR_VENDOR, DELAYED`),
    ),
  );
  expect(shown('destination')).toEqual(['PICKED_UP', 'NEAR_CUSTOMER', 'COURIER_LEFT_VENDOR']);
});

test('riders are located when an order is delayed, and from its receipt by the vendor up to before delivery', () => {
  const ranked = progress.slice(
    progress.indexOf('RECEIVED_BY_VENDOR'),
    progress.indexOf('DELIVERED'),
  );
  const polled = orderStatuses.filter((status) => riderPolled(anOrder({ status })));
  expect(new Set<string>(polled)).toEqual(new Set(['DELAYED', ...ranked]));
});

test('an order is cancelled for exactly these reasons', () => {
  expect([...cancelReasons]).toEqual(
    words(`mistake_error, reason_unknown, delivery_eta_too_long, unable_to_find, technical_problem, no_courier,
      outside_service_hours, courier_accident, bad_weather, outside_delivery_area, closed,
      address_incomplete_misstated, unreachable, food_quality_spillage, late_delivery, unable_to_pay, duplicate_order,
      wrong_order_items_delivered, payment_failure, customer-cancelled`),
  );
});
