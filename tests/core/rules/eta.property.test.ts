import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { etaOf, minutesUntil } from '#core/rules';
import { NOW, order } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const estimates = {
  ...{ estimated_pickup_minutes: 7, estimated_delivery_minutes: 25, estimated_return_minutes: 12 },
  ...{ estimated_at: NOW, updated_at: NOW + 100 },
};
const carried = historyOf('COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELAYED');
const accepted = historyOf('WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'MODIFIED');

describe('an estimate is a moment', () => {
  test.each([
    ['ASSIGNED_TO_TRANSPORT', {}, { to: 'origin', at: NOW + 7 * 60 }],
    ['NEAR_VENDOR', {}, { to: 'origin', at: NOW + 7 * 60 }],
    ['DELAYED', {}, { to: 'origin', at: NOW + 7 * 60 }],
    ['DELAYED', { status_history: carried }, { to: 'destination', at: NOW + 25 * 60 }],
    ['MODIFIED', { status_history: accepted }, { to: 'origin', at: NOW + 7 * 60 }],
    ['MODIFIED', {}, null],
    ['PICKED_UP', {}, { to: 'destination', at: NOW + 25 * 60 }],
    ['COURIER_LEFT_VENDOR', {}, { to: 'destination', at: NOW + 25 * 60 }],
    ['NEAR_CUSTOMER', {}, { to: 'destination', at: NOW + 25 * 60 }],
    ['RETURN_INITIATED', {}, { to: 'return', at: NOW + 12 * 60 }],
    ['WAITING_FOR_TRANSPORT', {}, null],
    ['DELIVERED', { status_history: carried }, null],
    ['CANCELLED', { status_history: accepted }, null],
  ])('of %s with %o: %o', (status, fields, eta) => {
    expect(etaOf(anOrder({ status, ...estimates, ...fields }))).toEqual(eta);
  });

  test('counted from when it was told, whatever else of the order changed since', () => {
    const told = anOrder({ status: 'PICKED_UP', estimated_delivery_minutes: 5, updated_at: NOW });
    expect(etaOf(told)?.at).toBe(NOW + 300);
    expect(etaOf({ ...told, estimated_at: NOW, updated_at: NOW + 240 })?.at).toBe(NOW + 300);
  });

  test('and is not shown when it is not known, though no minutes are an estimate', () => {
    expect(etaOf(anOrder({ status: 'PICKED_UP', estimated_delivery_minutes: null }))).toBeNull();
    expect(etaOf(anOrder({ status: 'PICKED_UP' }))).toBeNull();
    const now = anOrder({ status: 'PICKED_UP', estimated_delivery_minutes: 0, updated_at: NOW });
    expect(etaOf(now)?.at).toBe(NOW);
  });
});

describe('what is left of it', () => {
  const seconds = fc.integer({ min: -7200, max: 7200 });

  test('never grows while time passes, and is another after each minute', () =>
    law(
      fc.property(seconds, fc.nat({ max: 7200 }), (ahead, passed) => {
        const before = minutesUntil(NOW + ahead, NOW);
        const after = minutesUntil(NOW + ahead, NOW + passed);
        expect(after).toBeLessThanOrEqual(before);
        if (passed >= 60) expect(after).toBeLessThan(before);
      }),
      { runs: 1000 },
    ));

  test('is minutes ahead of it, nothing for a minute, and how late it is after that', () => {
    expect([61, 60, 59, 1].map((left) => minutesUntil(NOW + left, NOW))).toEqual([2, 1, 1, 1]);
    expect([0, -1, -59].map((left) => minutesUntil(NOW + left, NOW))).toEqual([0, 0, 0]);
    expect([-60, -119, -120].map((left) => minutesUntil(NOW + left, NOW))).toEqual([-1, -1, -2]);
    expect(Object.is(minutesUntil(NOW - 1, NOW), -0)).toBe(false);
  });

  test('is of a moment that does not depend on when anybody looks', () =>
    law(
      fc.property(order, (record) => {
        const eta = etaOf(record);
        if (eta !== null) expect(eta.at).toBeGreaterThanOrEqual(record.updated_at);
      }),
    ));
});
