import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Tab, tabs } from '#core';
import { rankOf } from '#core/rules';
import { type Order, orderStatuses } from '#schemas';
import { tabOf } from '../../../core/orders/tabs.ts';
import { NOW, order } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const groups = {
  new: 'PAYMENT_COMMITTED NEW RECEIVED WAITING_FOR_TRANSPORT COURIER_ACCEPTED_DELIVERY ASSIGNED_TO_TRANSPORT RECEIVED_BY_VENDOR ACCEPTED_BY_VENDOR MODIFIED NEAR_VENDOR',
  collected: 'PICKED_UP COURIER_LEFT_VENDOR NEAR_CUSTOMER RETURN_INITIATED',
  cancelled: 'CANCELLED PAYMENT_CANCELLED STALLED PAYMENT_FAILED',
  delivered: 'DELIVERED RETURNED_TO_VENDOR',
};
const known = Object.values(groups).join(' ').split(' ').concat('INITIATED', 'PAYMENT_INITIATED');

/** A record may skip the pickup and know of the way alone. */
const carried = ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'];
const isCarried = (o: Order) => recorded(o).some((status) => carried.includes(status));

/**
 * Each tab with the sentence of the specification (2, section 4) that makes it, written down without cleverness; a delayed
 * order and one of an unknown status are where the goods are.
 */
const sentences: Record<Tab, (order: Order) => boolean> = {
  new: (o) =>
    (groups.new.split(' ').includes(o.status) && !(isFuture(o) && atOrBeforeWaiting(o))) ||
    (!known.includes(o.status) && !isCarried(o)),
  preorders: (o) => rankOf(o.status) > 0 && isFuture(o) && atOrBeforeWaiting(o),
  collected: (o) =>
    groups.collected.split(' ').includes(o.status) || (!known.includes(o.status) && isCarried(o)),
  delivered: (o) => groups.delivered.split(' ').includes(o.status),
  cancelled: (o) => groups.cancelled.split(' ').includes(o.status),
};

const isFuture = (o: Order) => (o.preordered_for ?? 0) > NOW;
const atOrBeforeWaiting = (o: Order) => rankOf(o.status) <= rankOf('WAITING_FOR_TRANSPORT');
const recorded = (o: Order) => o.status_history.map(({ status }) => status);

test('the tab is the one whose sentence holds, and there is never a second one', () =>
  law(
    fc.property(order, fc.boolean(), (generated, collected) => {
      const status_history = historyOf('NEW', 'PICKED_UP');
      const record = collected ? { ...generated, status_history } : generated;
      const holding = tabs.filter((tab) => sentences[tab](record));
      expect(holding.length).toBeLessThanOrEqual(1);
      expect(tabOf(record, NOW)).toBe(holding[0] ?? null);
    }),
    { runs: 4000 },
  ));

test('every status that means anything to a vendor is in some tab', () => {
  const hidden = orderStatuses.filter((status) => tabOf(anOrder({ status }), NOW) === null);
  expect(hidden).toEqual(['INITIATED', 'PAYMENT_INITIATED']);
});

test('an unknown status is with the new ones or with the collected ones, and never lost', () => {
  for (const status of ['TELEPORTED', '', 'constructor', '__proto__']) {
    expect(tabOf(anOrder({ status }), NOW)).toBe('new');
    const status_history = historyOf('NEW', 'PICKED_UP', status);
    expect(tabOf(anOrder({ status, status_history }), NOW)).toBe('collected');
  }
});

describe('a pre-order', () => {
  const ahead = (status: string) => anOrder({ status, preordered_for: NOW + 60 });

  test('waits in its tab until a rider is assigned or its time has come', () => {
    expect(tabOf(ahead('WAITING_FOR_TRANSPORT'), NOW)).toBe('preorders');
    expect(tabOf(ahead('WAITING_FOR_TRANSPORT'), NOW + 60)).toBe('new');
    expect(tabOf(ahead('ASSIGNED_TO_TRANSPORT'), NOW)).toBe('new');
  });

  test('that was cancelled is cancelled', () => {
    expect(tabOf(ahead('CANCELLED'), NOW)).toBe('cancelled');
  });

  test('whose payment has only begun shows once it is more than begun', () => {
    expect(tabOf(ahead('INITIATED'), NOW)).toBeNull();
    expect(tabOf(ahead('PAYMENT_INITIATED'), NOW)).toBe('preorders');
  });
});

describe('a delayed order', () => {
  test('is new until a rider has the goods, and collected from then on', () => {
    expect(tabOf(anOrder({ status: 'DELAYED' }), NOW)).toBe('new');
    const waiting = historyOf('NEW', 'COURIER_ACCEPTED_DELIVERY', 'DELAYED');
    expect(tabOf(anOrder({ status: 'DELAYED', status_history: waiting }), NOW)).toBe('new');
    const carried = historyOf('NEW', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELAYED');
    expect(tabOf(anOrder({ status: 'DELAYED', status_history: carried }), NOW)).toBe('collected');
  });
});
