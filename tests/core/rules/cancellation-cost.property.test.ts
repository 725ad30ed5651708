import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationCost, minorOf, riderAssigned } from '#core/rules';
import { type CancelReason, cancelReasons, type Order } from '#schemas';
import { market as kuwait } from '../../../markets/kw.ts';
import { market as singapore } from '../../../markets/sg.ts';
import { order as anyOrder, NOW } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const reason = fc.constantFrom(...cancelReasons);
const market = fc.constantFrom(singapore, kuwait);
const fee = fc.integer({ min: 0, max: 9999 }).map((cents) => cents / 100);
const costed = fc.tuple(anyOrder, fee).map(([order, delivery_fee]) => ({ ...order, delivery_fee }));

test('nothing is charged before a rider was found, whatever the reason', () =>
  law(
    fc.property(costed, reason, market, (order, why, where) => {
      fc.pre(!riderAssigned(order));
      const cost = cancellationCost(order, why, { market: where, now: NOW });
      expect([cost.verdict, cost.charge, cost.compensation]).toEqual(['beforeMatch', 0n, 0n]);
    }),
  ));

test('a charge is its parts, never more than the fee and a return, and never beside a compensation', () =>
  law(
    fc.property(costed, reason, market, (order, why, where) => {
      const { fee, returnTrip, charge, compensation } = cancellationCost(order, why, {
        market: where,
        now: NOW,
      });
      expect(charge).toBe(fee + returnTrip);
      expect(charge >= 0n && charge <= 2n * minorOf(order.delivery_fee, where)).toBe(true);
      expect([charge, compensation]).toContain(0n);
    }),
  ));

const matched = historyOf('WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY');
const collected = [...matched, { status: 'PICKED_UP', created_at: NOW - 60 }];
const costOf = (why: CancelReason, order: Partial<Order>, now = NOW) =>
  cancellationCost(anOrder({ delivery_fee: 8, created_at: NOW - 60, ...order }), why, {
    market: singapore,
    now,
  });

test('once a rider was found the reason decides who pays', () => {
  const verdicts = Object.groupBy(
    cancelReasons,
    (why) => costOf(why, { status_history: matched }).verdict,
  );
  expect(verdicts.waived).toEqual([
    ...['technical_problem', 'no_courier', 'outside_service_hours', 'bad_weather'],
    ...['outside_delivery_area', 'payment_failure'],
  ]);
  expect(verdicts.compensated).toEqual(['courier_accident', 'food_quality_spillage']);
  expect(costOf('mistake_error', { status_history: matched })).toMatchObject({
    ...{ verdict: 'charged', fee: 800n, returnTrip: 0n, charge: 800n },
  });
});

test('goods that were collected come back for another fee, or are paid for', () => {
  const order = { status: 'DELAYED', status_history: collected };
  expect(costOf('closed', order)).toMatchObject({ fee: 800n, returnTrip: 800n, charge: 1600n });
  expect(costOf('courier_accident', order)).toMatchObject({ charge: 0n, compensation: 1250n });
});

test('a rider who was replaced does not count', () => {
  const waiting = [...matched, { status: 'WAITING_FOR_TRANSPORT', created_at: NOW }];
  expect(costOf('mistake_error', { status_history: waiting }).charge).toBe(0n);
});

test('late is half an hour after what was promised: an hour from placing, or the chosen time', () => {
  const asap = { status_history: matched, created_at: NOW - 90 * 60 };
  expect(costOf('late_delivery', asap).charge).toBe(800n);
  expect(costOf('late_delivery', asap, NOW + 1).charge).toBe(0n);
  const later = { ...asap, preordered_for: NOW - 30 * 60 };
  expect(costOf('late_delivery', later).charge).toBe(800n);
  expect(costOf('late_delivery', later, NOW + 1).charge).toBe(0n);
});

test('whose reason is not the shop’s costs it nothing, and only lost goods are made good', () =>
  law(
    fc.property(
      fc.boolean(),
      fee,
      fc.integer({ min: 1, max: 9999 }),
      (has, delivery_fee, worth) => {
        const status_history = has ? collected : matched;
        const order = { amount: worth / 100, description: '', payment_method: 'PAID' as const };
        for (const why of cancelReasons) {
          const cost = costOf(why, { status_history, delivery_fee, order, status: 'DELAYED' });
          const isLost = cost.verdict === 'compensated' && has;
          expect(cost.compensation, why).toBe(isLost ? BigInt(worth) : 0n);
          if (cost.verdict !== 'charged') expect(cost.charge, why).toBe(0n);
        }
      },
    ),
  ));

test('each part of the fee that a market asks is its share of the fee, to the nearest coin', () =>
  law(
    fc.property(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      (cents, before, after, back) => {
        const shares = {
          beforeMatch: before / 100,
          afterMatch: after / 100,
          returnTrip: back / 100,
        };
        const market = { ...singapore, cancellation: { ...singapore.cancellation, ...shares } };
        const given = (status_history: Order['status_history']) => {
          const order = anOrder({ delivery_fee: cents / 100, status_history, status: 'DELAYED' });
          return cancellationCost(order, 'closed', { market, now: NOW });
        };
        const isShare = (part: bigint, share: number) =>
          Math.abs(Number(part) * 100 - cents * share) <= 50;
        expect(isShare(given(historyOf('WAITING_FOR_TRANSPORT')).fee, before)).toBe(true);
        expect(given(matched).returnTrip).toBe(0n);
        const { fee: ride, returnTrip } = given(collected);
        expect([isShare(ride, after), isShare(returnTrip, back)]).toEqual([true, true]);
      },
    ),
  ));
