import fc from 'fast-check';
import { type Order, orderStatuses } from '#schemas';
import { NOW } from './arbitraries.ts';
import { anOrder } from './orders.ts';

const notes = ['order-pre-accepted-static-text', 'order-prepare-message'] as const;

/** Histories as riders make them: ranks go up, and a rider who leaves before the pickup takes the order back to waiting. */
export const orderOnItsWay = fc
  .record({
    upTo: fc.integer({ min: 0, max: 14 }),
    skipped: fc.uniqueArray(fc.integer({ min: 4, max: 14 })),
    last: fc.constantFrom(...orderStatuses),
    minutes: fc.integer({ min: 0, max: 90 }),
    ahead: fc.integer({ min: -30, max: 30 }),
    preordered: fc.boolean(),
    flags: fc.subarray<(typeof notes)[number]>([...notes]),
  })
  .map(({ upTo, skipped, last, minutes, ahead, preordered, flags }) => {
    const steps = ordinary.filter((_, nth) => nth <= upTo && !skipped.includes(nth));
    const before = steps.slice(0, steps.indexOf(last) < 0 ? undefined : steps.indexOf(last));
    const possible = fitting(before, last);
    const from = NOW - 3600;
    const status_history = [...possible, last].map((status, nth) => ({
      status,
      created_at: from + nth * 30,
    }));
    const order: Order = anOrder({
      status: last,
      status_history,
      created_at: from,
      updated_at: NOW - 60,
      estimated_at: NOW - 60,
      estimated_pickup_minutes: minutes,
      estimated_delivery_minutes: minutes,
      estimated_return_minutes: minutes,
      ...(preordered && { preordered_for: NOW + ahead * 60 }),
    });
    return { order, flags };
  });

const ordinary: readonly string[] = [
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'NEW',
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
];

/** What can have been before a status: nothing behind it, no pickup before an edit or a new search, and for other ends anything. */
function fitting(before: readonly string[], last: string): readonly string[] {
  const at = ordinary.indexOf(last);
  const isBeforePickup = last === 'WAITING_FOR_TRANSPORT' || last === 'MODIFIED';
  const most = isBeforePickup ? ordinary.indexOf('PICKED_UP') : at < 0 ? ordinary.length : at;
  return before.filter((status) => ordinary.indexOf(status) < most);
}
