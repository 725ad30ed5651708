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

const comes = fc.constantFrom(...publicStages.slice(0, 5));

test('who waits is told of every arrival, and of the first promise from three minutes on', () =>
  law(
    fc.property(comes, moment, perhaps, perhaps, moment, (stage, at, promised, first, now) => {
      const arrival = arrivalOf({ stage, arrives_at: at, was_at: promised }, first, now);
      const was = promised === null ? first : promised;
      const late = was === null ? 0 : at - was;
      expect(arrival).toMatchObject({ at, was: late >= 180 ? was : null });
    }),
    {
      examples: [
        ['collected', NOW + 180, NOW, null, NOW],
        ['collected', NOW + 179, null, NOW, NOW],
      ],
    },
  ));

test('nothing is told where no time is known', () => {
  for (const arrives_at of [null, undefined]) {
    expect(arrivalOf({ stage: 'collected', arrives_at }, NOW, NOW)).toBeNull();
  }
});

test('the door is reached as many minutes after they were told as they say', () =>
  law(
    fc.property(
      fc.nat({ max: 90 }),
      fc.option(moment),
      fc.nat({ max: 90 }),
      (away, told, pickup) => {
        const estimates = {
          ...{ updated_at: NOW, estimated_at: told },
          ...{ estimated_delivery_minutes: away, estimated_pickup_minutes: pickup },
        };
        const { updated_at, estimated_at } = estimates;
        const at = (estimated_at ?? updated_at) + away * 60;
        const carried = anOrder({
          status: 'PICKED_UP',
          ...estimates,
          estimated_at: told ?? undefined,
        });
        expect(arrivesAt(carried)).toBe(at);
        expect(arrivesAt({ ...carried, status: 'NEAR_VENDOR' })).toBe(away < pickup ? null : at);
        expect(
          arrivesAt({ ...carried, status: 'RETURN_INITIATED', estimated_return_minutes: 9 }),
        ).toBeNull();
      },
    ),
  ));

test('a rider who comes to collect says nothing of the door while its minutes are not known', () => {
  const coming = anOrder({ status: 'NEAR_VENDOR', estimated_pickup_minutes: 7, updated_at: NOW });
  expect(arrivesAt(coming)).toBeNull();
  expect(arrivesAt({ ...coming, estimated_delivery_minutes: null })).toBeNull();
});
