import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attentionOf,
  clockOf,
  etaOf,
  isClockLate,
  isFuturePreorder,
  isOver,
  isRunningLate,
  latenessOf,
  minutesTaken,
} from '#core/rules';
import type { Order } from '#schemas';
import { NOW, order } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { orderOnItsWay } from '../../support/orders-on-their-way.ts';
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
  test('is the chosen time of an order for later, else the estimate wherever there is one, and never fewer than no minutes', () =>
    law(
      fc.property(order, fc.integer({ min: -7200, max: 7200 }), (record, ahead) => {
        const clock = clockOf(record, NOW + ahead);
        const isForLater = isFuturePreorder(record, NOW + ahead);
        expect(clock?.kind === 'scheduled').toBe(isForLater);
        expect(clock?.kind === 'expected').toBe(etaOf(record) !== null && !isForLater);
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
    // A minute that has not passed does not count.
    expect(minutesTaken({ ...delivered, created_at: NOW - (20 * 60 + 59) })).toBe(20);
    // A pre-order waited until it was wanted.
    expect(clockOf({ ...delivered, preordered_for: NOW - 60 }, NOW)).toMatchObject({ took: null });
  });

  test('says the same minutes as every list of what was delivered', () =>
    law(
      fc.property(order, fc.nat(7200), fc.nat(7200), (record, taken, ago) => {
        const at = record.created_at + taken;
        const delivered = { status: 'DELIVERED', created_at: at };
        for (const told of [
          record,
          { ...record, status: 'DELIVERED', status_history: [delivered], updated_at: at },
        ]) {
          const clock = clockOf(told, NOW + ago);
          expect(minutesTaken(told)).toBe(clock?.kind === 'delivered' ? clock.took : null);
        }
      }),
    ));

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
    expect(clockOf(record, NOW + 60)).toEqual({ kind: 'ended', at: NOW, status: 'CANCELLED' });
  });
});

const minutes = fc.integer({ min: -90, max: 90 });
const seconds = (some: number) => NOW + some * 60;

describe('late', () => {
  test('is three minutes or more after the hour that the door is promised within, or after what was told', () =>
    law(
      fc.property(fc.nat({ max: 120 }), fc.nat({ max: 120 }), minutes, (ago, told, passed) => {
        const created_at = seconds(-ago);
        const record = anOrder({ ...carried, created_at, estimated_delivery_minutes: told });
        const [at, promised] = [seconds(told), created_at + 3600];
        const since = at > promised ? promised : at;
        const overdue = Math.max(at, seconds(passed)) - since;
        const clock = clockOf(record, seconds(passed));
        const isLate = overdue >= 180;
        expect(clock).toMatchObject({
          late: isLate ? overdue / 60 : 0,
          was: isLate && at > promised ? promised : null,
        });
        expect(isClockLate(clock)).toBe(isLate);
      }),
      {
        examples: [
          [50, 13, 0],
          [50, 12, 0],
          [50, 10, 13],
          [50, 10, 12],
        ],
      },
    ));

  test('at the shop is what comes after the chosen time, and nothing was promised without one', () => {
    const coming = { status: 'NEAR_VENDOR', estimated_at: NOW, estimated_pickup_minutes: 20 };
    const wanted = anOrder({ ...coming, created_at: NOW - 7200, preordered_for: NOW + 300 });
    expect(clockOf(wanted, NOW)).toMatchObject({ late: 15, was: NOW + 300 });
    expect(clockOf({ ...wanted, preordered_for: null }, NOW)).toMatchObject({ late: 0, was: null });
    const door = anOrder({ ...carried, created_at: NOW - 7200, estimated_delivery_minutes: 20 });
    expect(clockOf({ ...door, preordered_for: NOW - 600 }, NOW)).toMatchObject({
      late: 0,
      was: null,
    });
  });

  test('is worth a word from when it was told, or three minutes after the promise where it was told as less', () =>
    law(
      fc.property(
        fc.integer({ min: 0, max: 1200 }),
        fc.option(fc.nat({ max: 600 })),
        (over, ago) => {
          const told = ago === null ? NOW : NOW - ago;
          const promised = seconds(10);
          const record = anOrder({
            ...{ ...carried, updated_at: NOW, created_at: promised - 3600 },
            estimated_at: ago === null ? undefined : told,
          });
          const eta = { to: 'destination', at: promised + over } as const;
          const { since, from, was } = latenessOf(record, eta);
          expect([since, was]).toEqual([promised, over > 0 ? promised : null]);
          expect(from).toBe(over >= 180 ? told : promised + 180);
        },
      ),
      {
        examples: [
          [180, 60],
          [179, 60],
          [0, null],
          [180, null],
        ],
      },
    ));

  test('is a shop that waits for a rider from five minutes on', () => {
    const waiting = anOrder({ status: 'NEW', status_history: [], created_at: NOW });
    expect(isClockLate(clockOf(waiting, NOW + 299))).toBe(false);
    expect(isClockLate(clockOf(waiting, NOW + 300))).toBe(true);
    expect(clockOf({ ...waiting, preordered_for: NOW }, NOW)).toEqual({
      kind: 'waiting',
      minutes: 0,
    });
    expect(isClockLate(null)).toBe(false);
  });
});

const told = fc.option(fc.integer({ min: -90, max: 90 }).map(seconds), { nil: undefined });
const onItsWay = fc
  .record({ made: orderOnItsWay, told_pickup_at: told, told_delivery_at: told })
  .map(({ made, ...first }): Order => ({ ...made.order, ...first }));

describe('what was told first', () => {
  test('is what a late order is late by, and no earlier time is made up', () =>
    law(
      fc.property(onItsWay, fc.nat({ max: 7200 }), (record, ahead) => {
        const now = NOW + ahead;
        const clock = clockOf(record, now);
        if (clock?.kind !== 'expected' || clock.was === null) return;
        const { eta, late, was } = clock;
        const { preordered_for, told_pickup_at, told_delivery_at, created_at } = record;
        const known =
          eta.to === 'origin'
            ? [preordered_for, told_pickup_at]
            : [told_delivery_at, preordered_for ? undefined : created_at + 3600];
        expect(eta.to).not.toBe('return');
        expect(known).toContain(was);
        expect(was).toBeLessThan(eta.at);
        expect(late).toBe(Math.floor((Math.max(eta.at, now) - was) / 60));
        expect(late).toBeGreaterThanOrEqual(record.status === 'DELAYED' ? 1 : 3);
      }),
    ));

  test('is shown wherever an estimate has moved by three minutes, or by one where a delay is reported', () => {
    const at = (over: number, status: string) => {
      const record = expectedIn(9 + over);
      const status_history = historyOf('COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', status);
      const first = { created_at: NOW - 20 * 60, told_delivery_at: seconds(9) };
      return clockOf({ ...record, ...first, status, status_history }, NOW);
    };
    const late = (minutes: number) => ({ late: minutes, was: seconds(9) });
    expect(at(9, 'DELAYED')).toMatchObject(late(9));
    expect(at(1, 'DELAYED')).toMatchObject(late(1));
    expect(at(9, 'NEAR_CUSTOMER')).toMatchObject(late(9));
    expect(at(2, 'NEAR_CUSTOMER')).toMatchObject({ late: 0, was: null });
    const coming = { status: 'NEAR_VENDOR', estimated_at: NOW, estimated_pickup_minutes: 12 };
    const first = { told_pickup_at: seconds(3) };
    expect(clockOf(anOrder({ ...coming, ...first }), NOW)).toMatchObject({
      late: 9,
      was: seconds(3),
    });
  });
});

const laterDelayed = anOrder({
  ...{ status: 'DELAYED', created_at: NOW - 3600, preordered_for: NOW + 60 },
  status_history: [
    { status: 'INITIATED', created_at: NOW - 3600 },
    { status: 'DELAYED', created_at: NOW - 3570 },
  ],
  ...{ estimated_at: NOW - 60, estimated_pickup_minutes: 0, estimated_delivery_minutes: 0 },
});

describe('an order asks to be looked at', () => {
  test('when it is late or its fleet says that it is, whether it says by how much or not, and then stands on top', () =>
    law(
      fc.property(onItsWay, fc.nat({ max: 7200 }), (record, ahead) => {
        const now = NOW + ahead;
        const clock = clockOf(record, now);
        if (isClockLate(clock)) expect(isRunningLate(record, now)).toBe(true);
        if (record.status === 'DELAYED' && record.rider)
          expect(isRunningLate(record, now)).toBe(true);
        if (isRunningLate(record, now)) {
          expect(isClockLate(clock) || record.status === 'DELAYED').toBe(true);
          expect(isOver(record)).toBe(false);
          expect(attentionOf(record, now)).not.toBeNull();
        }
      }),
      // Nobody is late for an order whose time has not come.
      { examples: [[laterDelayed, 0]] },
    ));
});
