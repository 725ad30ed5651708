import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalOf, arrivesAt, etaOf } from '#core/rules';
import { orderStatuses, publicStages } from '#schemas';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const moment = fc.integer({ min: NOW - 7200, max: NOW + 7200 });
const perhaps = fc.option(moment);
const told = fc.record({
  stage: fc.constantFrom(...publicStages, 'of-tomorrow'),
  arrives_at: perhaps,
  was_at: perhaps,
});

test('what was told before is named only where the new time is three minutes later or more', () =>
  law(
    fc.property(told, perhaps, moment, (tracking, first, now) => {
      const arrival = arrivalOf(tracking, first, now);
      if (arrival?.was === null || arrival === null) return;
      expect(arrival.at - arrival.was).toBeGreaterThanOrEqual(180);
      expect([tracking.was_at, first]).toContain(arrival.was);
    }),
  ));

test('nothing is expected of an order that comes no more', () =>
  law(
    fc.property(told, perhaps, moment, (tracking, first, now) => {
      if (arrivalOf(tracking, first, now) === null) return;
      expect(['delivered', 'returned', 'return-initiated', 'cancelled']).not.toContain(
        tracking.stage,
      );
    }),
  ));

test('nobody is expected at the door before a rider has the next stop to make, or before that stop', () =>
  law(
    fc.property(
      fc.constantFrom(...orderStatuses, 'SOMETHING_NEW'),
      fc.array(fc.constantFrom(...orderStatuses), { maxLength: 5 }),
      fc.option(fc.integer({ min: 1, max: 90 })),
      fc.option(fc.integer({ min: 1, max: 90 })),
      (status, past, pickup, delivery) => {
        const order = anOrder({
          ...{ status, status_history: historyOf(...past, status) },
          ...{ estimated_pickup_minutes: pickup, estimated_delivery_minutes: delivery },
        });
        const at = arrivesAt(order);
        if (at === null) return;
        const eta = etaOf(order);
        expect(eta?.to).not.toBe('return');
        expect(at).toBeGreaterThanOrEqual(eta?.at ?? Number.POSITIVE_INFINITY);
      },
    ),
  ));
