import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockOf, etaOf, isClockLate } from '#core/rules';
import { NOW, order } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const carried = {
  status: 'PICKED_UP',
  status_history: historyOf('COURIER_ACCEPTED_DELIVERY', 'PICKED_UP'),
  created_at: NOW - 50 * 60,
  estimated_at: NOW,
};
const expectedIn = (minutes: number) =>
  anOrder({ ...carried, estimated_delivery_minutes: minutes });

describe('the large time of an order', () => {
  test('is the estimate wherever there is one, and never fewer than no minutes', () =>
    law(
      fc.property(order, fc.integer({ min: -7200, max: 7200 }), (record, ahead) => {
        const clock = clockOf(record, NOW + ahead);
        expect(clock?.kind === 'expected').toBe(etaOf(record) !== null);
        if (clock?.kind === 'waiting') expect(clock.minutes).toBeGreaterThanOrEqual(0);
        if (clock?.kind === 'delivered') expect(clock.took ?? 0).toBeGreaterThanOrEqual(0);
      }),
    ));

  test('is late from three minutes after the promise on, and says what was promised', () => {
    const eta = { to: 'destination', at: NOW + 12 * 60 };
    expect(clockOf(expectedIn(12), NOW)).toEqual({ kind: 'expected', eta, late: 0, was: null });
    expect(clockOf(expectedIn(19), NOW)).toMatchObject({ late: 9, was: NOW + 600 });
  });

  test('is late once what was expected is not there', () => {
    expect(clockOf(expectedIn(2), NOW + 4 * 60)).toMatchObject({ late: 0 });
    expect(clockOf(expectedIn(2), NOW + 5 * 60)).toMatchObject({ late: 3, was: null });
  });

  test('is when it was handed over, with what that took', () => {
    const record = anOrder({ status: 'DELIVERED', created_at: NOW - 19 * 60, updated_at: NOW });
    const delivered = { ...record, status_history: [{ status: 'DELIVERED', created_at: NOW }] };
    expect(clockOf(delivered, NOW + 900)).toEqual({ kind: 'delivered', at: NOW, took: 19 });
    // A pre-order waited until it was wanted.
    expect(clockOf({ ...delivered, preordered_for: NOW - 60 }, NOW)).toMatchObject({ took: null });
  });

  test('is how long a rider was waited for, from when one is wanted on', () => {
    const waiting = anOrder({ status: 'NEW', status_history: [], created_at: NOW - 360 });
    expect(clockOf(waiting, NOW)).toEqual({ kind: 'waiting', minutes: 6 });
    expect(isClockLate(clockOf(waiting, NOW))).toBe(true);
    expect(isClockLate(clockOf(waiting, NOW - 120))).toBe(false);
    const later = { ...waiting, preordered_for: NOW + 3600 };
    expect(clockOf(later, NOW)).toEqual({ kind: 'scheduled', at: NOW + 3600 });
    expect(clockOf(later, NOW + 3720)).toEqual({ kind: 'waiting', minutes: 2 });
  });

  test('is when it was called off', () => {
    const record = anOrder({ status: 'CANCELLED', status_history: [], updated_at: NOW });
    expect(clockOf(record, NOW + 60)).toEqual({ kind: 'ended', at: NOW });
  });
});
