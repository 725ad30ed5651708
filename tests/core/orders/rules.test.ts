import { describe, expect, test } from 'vitest';
import {
  fullMapHidden,
  isCancellable,
  labelKey,
  labelOf,
  labelOfEntry,
  labelOfStatus,
  riderAssigned,
} from '#core';
import { rankOf, statusGroups } from '#core/rules';
import { orderStatuses } from '#schemas';
import { riderPolled } from '../../../core/orders/rider.ts';
import { matches, searchKey } from '../../../core/orders/search.ts';
import { isTracked } from '../../../core/orders/tracked.ts';
import { DAY, DAY_START, NOW } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';

describe('rank', () => {
  test('follows the progress list, with the special ones below zero and unknown ones last', () => {
    const ranked = orderStatuses.toSorted((a, b) => rankOf(b) - rankOf(a));
    expect(ranked[0]).toBe('RETURNED_TO_VENDOR');
    expect(rankOf('INITIATED')).toBe(0);
    expect(rankOf('RETURNED_TO_VENDOR')).toBe(17);
    expect(['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'STALLED'].map(rankOf)).toEqual([
      -1, -2, -3, -4,
    ]);
    expect(rankOf('TELEPORTED')).toBe(-5);
    expect(rankOf('DELAYED')).toBe(-5);
    expect(rankOf('toString')).toBe(-5);
  });

  test('groups name only statuses that exist', () => {
    const known = new Set<string>(orderStatuses);
    for (const group of Object.values(statusGroups)) {
      expect([...group].filter((status) => !known.has(status))).toEqual([]);
    }
  });
});

describe('label', () => {
  test('exists for every status, and unknown ones are called so', () => {
    expect(orderStatuses.map(labelOfStatus)).not.toContain('unknown');
    expect(labelOfStatus('TELEPORTED')).toBe('unknown');
    expect(labelOfStatus('toString')).toBe('unknown');
    expect(labelKey(labelOfStatus('NEAR_VENDOR'))).toBe('status.near-vendor');
  });

  test('of a pre-order that lies ahead is scheduled', () => {
    const order = anOrder({ status: 'RECEIVED', preordered_for: NOW + 1 });
    expect(labelOf(order, NOW)).toBe('scheduled');
    expect(labelOf(order, NOW + 1)).toBe('received');
  });

  test('of a change is that it is under way once a rider was there before it', () => {
    const order = {
      status_history: historyOf('MODIFIED', 'COURIER_ACCEPTED_DELIVERY', 'MODIFIED'),
    };
    const labels = order.status_history.map((_, at) => labelOfEntry(order, at));
    expect(labels).toEqual(['received', labelOfStatus('COURIER_ACCEPTED_DELIVERY'), 'in-progress']);
  });
});

describe('cancellation', () => {
  const now = { now: NOW, delayedCancellation: false };

  test('is offered for exactly these statuses', () => {
    const offered = orderStatuses.filter((status) => isCancellable(anOrder({ status }), now));
    expect(offered.toSorted()).toEqual([
      'ASSIGNED_TO_TRANSPORT',
      'MODIFIED',
      'RECEIVED',
      'WAITING_FOR_TRANSPORT',
    ]);
  });

  test('of a delayed order depends on the flag', () => {
    const delayed = anOrder({ status: 'DELAYED' });
    expect(isCancellable(delayed, now)).toBe(false);
    expect(isCancellable(delayed, { ...now, delayedCancellation: true })).toBe(true);
  });

  test('of a committed payment waits until more than ten minutes have passed', () => {
    const paid = (since: number) =>
      anOrder({
        status: 'PAYMENT_COMMITTED',
        status_history: [{ status: 'PAYMENT_COMMITTED', created_at: since }],
      });
    expect(isCancellable(paid(NOW - 600), now)).toBe(false);
    expect(isCancellable(paid(NOW - 601), now)).toBe(true);
    expect(isCancellable(anOrder({ status: 'PAYMENT_COMMITTED' }), now)).toBe(false);
  });
});

describe('rider', () => {
  const with_ = (...statuses: string[]) => anOrder({ status_history: historyOf(...statuses) });

  test('is assigned from the last acceptance on, unless the order waits again', () => {
    const waiting = 'WAITING_FOR_TRANSPORT';
    const accepted = 'COURIER_ACCEPTED_DELIVERY';
    expect(riderAssigned(with_())).toBe(false);
    expect(riderAssigned(with_(accepted))).toBe(true);
    expect(riderAssigned(with_(waiting, accepted))).toBe(true);
    expect(riderAssigned(with_(waiting, accepted, waiting))).toBe(false);
    expect(riderAssigned(with_(waiting, accepted, waiting, accepted))).toBe(true);
  });

  test('accepted in the very second of waiting is not assigned', () => {
    const [waiting, accepted] = historyOf('WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY');
    const status_history = [waiting, accepted].flatMap((e) => (e ? { ...e, created_at: NOW } : []));
    expect(riderAssigned(anOrder({ status_history }))).toBe(false);
  });

  test('is located from receipt by the vendor up to before delivery, and when delayed', () => {
    const polled = orderStatuses.filter((status) => riderPolled(anOrder({ status })));
    expect(polled).toContain('RECEIVED_BY_VENDOR');
    expect(polled).toContain('DELAYED');
    expect(polled).toContain('NEAR_CUSTOMER');
    expect(polled).not.toContain('RECEIVED');
    expect(polled).not.toContain('DELIVERED');
    expect(polled).not.toContain('RETURN_INITIATED');
    expect(riderPolled(anOrder({ status: 'TELEPORTED' }))).toBe(false);
  });

  test('has no full map before one is looked for in earnest', () => {
    const hidden = orderStatuses.filter((status) => fullMapHidden(anOrder({ status })));
    expect(hidden).toEqual(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT']);
  });
});

describe('search', () => {
  const order = anOrder({ order_id: 'v1-000123' });

  test.each(['', '  ', '000123', 'V1-0', '+6581', '812 345', '٨١٢٣', 'ana bó', 'ANAB', 'a b'])(
    'finds by %o',
    (typed) => expect(matches(order, searchKey(typed))).toBe(true),
  );

  test.each(['orchard', 'lunch', '999', '.*'])('does not find by %o', (typed) =>
    expect(matches(order, searchKey(typed))).toBe(false),
  );
});

describe('the tracking screen', () => {
  const at = (created_at: number, fields = {}) =>
    isTracked(anOrder({ created_at, updated_at: created_at, ...fields }), DAY_START);

  test('takes the orders created today', () => {
    expect(at(DAY_START, { status: 'DELIVERED' })).toBe(true);
    expect(at(DAY_START - 1, { status: 'DELIVERED' })).toBe(false);
  });

  test('takes those made earlier for today or later', () => {
    const over = { status: 'DELIVERED' };
    expect(at(DAY_START - 3 * DAY, { ...over, preordered_for: DAY_START })).toBe(true);
    expect(at(DAY_START - 3 * DAY, { ...over, preordered_for: DAY_START - 1 })).toBe(false);
  });

  test('takes those that ended today, whenever they began', () => {
    const endedAt = (created_at: number) => ({
      status: 'DELIVERED',
      status_history: [
        { status: 'NEW', created_at: DAY_START - DAY },
        { status: 'DELIVERED', created_at },
      ],
    });
    expect(at(DAY_START - DAY, endedAt(DAY_START))).toBe(true);
    expect(at(DAY_START - DAY, { ...endedAt(DAY_START - 1), updated_at: DAY_START + 60 })).toBe(
      false,
    );
  });

  test('keeps whatever is under way, however long ago it began, until it is over', () => {
    for (const created_at of [DAY_START - 60, DAY_START - 2 * DAY, 0]) {
      for (const status of ['NEAR_CUSTOMER', 'DELAYED', 'RETURN_INITIATED', 'TELEPORTED']) {
        expect(at(created_at, { status })).toBe(true);
      }
      for (const status of ['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'STALLED']) {
        expect(at(created_at, { status })).toBe(false);
      }
    }
  });
});
