import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attentionOf, attentionsOf, clockOf, isClockLate } from '#core/rules';
import { NOW, order } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

/** For later, with an estimate that goes beyond the chosen time. */
const early = anOrder({
  ...{ status: 'ACCEPTED_BY_VENDOR', status_history: [], updated_at: NOW - 50 },
  ...{ preordered_for: NOW + 100, estimated_pickup_minutes: 6 },
});

describe('what needs attention', () => {
  test('is whatever has a late clock, and nothing that is over', () =>
    law(
      fc.property(order, fc.nat({ max: 7200 }), (record, ahead) => {
        const now = Math.max(NOW, record.updated_at, record.estimated_at ?? 0) + ahead;
        const clock = clockOf(record, now);
        if (isClockLate(clock)) expect(attentionOf(record, now)).not.toBeNull();
        if (clock?.kind === 'delivered' || clock?.kind === 'scheduled')
          expect(attentionOf(record, now)).toBeNull();
      }),
      { examples: [[early, 0]] },
    ));

  test('stays so while nothing happens but time', () =>
    law(
      fc.property(order, fc.nat({ max: 7200 }), (record, ahead) => {
        if (attentionOf(record, NOW) !== null)
          expect(attentionOf(record, NOW + ahead)).not.toBeNull();
      }),
    ));

  test('never lasts since a moment after it was noticed', () =>
    law(
      fc.property(order, (record) => {
        for (const { reason, from, since } of attentionsOf(record))
          if (reason !== 'late') expect(since).toBeLessThanOrEqual(from);
      }),
    ));

  test('is an order that nobody takes for five minutes, from when it is wanted on', () => {
    const waiting = anOrder({ status: 'RECEIVED', status_history: [], created_at: NOW - 299 });
    expect(attentionOf(waiting, NOW)).toBeNull();
    expect(attentionOf(waiting, NOW + 1)).toMatchObject({ reason: 'no-rider', since: NOW - 299 });
    expect(attentionOf({ ...waiting, preordered_for: NOW + 60 }, NOW + 1)).toBeNull();
  });

  test('is a rider at the door for five minutes, a delay and a return', () => {
    const at = (status: string) =>
      anOrder({ status, status_history: historyOf('COURIER_ACCEPTED_DELIVERY', status) });
    const since = NOW - 3600 + 60;
    expect(attentionOf(at('NEAR_CUSTOMER'), since + 299)).toBeNull();
    expect(attentionOf(at('NEAR_CUSTOMER'), since + 300)).toMatchObject({ reason: 'at-door' });
    expect(attentionOf(at('DELAYED'), since)).toMatchObject({ reason: 'delayed', since });
    const later = anOrder({ status: 'DELAYED', status_history: [], preordered_for: NOW + 100 });
    expect(attentionOf(later, NOW)).toBeNull();
    expect(attentionOf(later, NOW + 100)).toMatchObject({ reason: 'delayed' });
    expect(attentionOf(at('RETURN_INITIATED'), since)).toMatchObject({ reason: 'returning' });
    expect(attentionOf(at('RETURNED_TO_VENDOR'), NOW)).toBeNull();
    expect(attentionOf(at('STALLED'), NOW)).toBeNull();
  });
});
